// Serves the built page, with one script more: it collects the errors of a visit, from the first
// script on. WebDriver of WebKit does not report them.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const DIST = new URL('../dist/', import.meta.url);
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The script. The errors outlive a reload. */
const WATCH = `(${() => {
  // A page that is being left gives up what it loads. That is no error.
  let isLeaving = false;
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  const note = (text) => {
    if (isLeaving) return;
    const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]');
    sessionStorage.setItem('errors', JSON.stringify([...errors, String(text)]));
  };
  addEventListener('error', ({ message }) => {
    // What is left of the sizes is delivered in the next frame.
    if (!message.startsWith('ResizeObserver loop')) note(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} ${blockedURI}`),
  );
  for (const name of ['error', 'warn']) {
    const write = console[name];
    console[name] = (...values) => {
      note(values.join(' '));
      write(...values);
    };
  }
}})()`;

async function contentOf(path) {
  if (path === 'watch.js') return WATCH;
  const file = await readFile(new URL(path, DIST));
  return path === 'index.html'
    ? String(file).replace('<head>', '<head><script src="./watch.js"></script>')
    : file;
}

/** Serves the page. Returns its address, and what ends the server. */
export function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname.slice(1) || 'index.html';
    contentOf(path).then(
      (content) => {
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((done, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', () => {
      const end = () =>
        new Promise((ended) => {
          server.close(ended);
          server.closeAllConnections();
        });
      done({ address: `http://127.0.0.1:${server.address().port}/`, end });
    });
  });
}
