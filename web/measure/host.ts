/**
 * Serves the built app as a host does: each file is compressed in advance, so that no visit waits
 * for it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Link, type Network } from './link';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The content types of the app's files, by their extensions. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Headers with which the browser reports times to 5 µs instead of 100. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

type Packing = 'br' | 'gzip' | 'identity';

interface File {
  readonly type: string;
  readonly packed: Readonly<Partial<Record<Packing, Buffer>>>;
}

export interface Host {
  readonly address: string;
  readonly close: () => Promise<void>;
}

function packed(path: string): File {
  const body = readFileSync(path);
  const type = TYPES[extname(path)];
  // Files of other types, such as fonts, are compressed already.
  if (type === undefined) return { type: 'application/octet-stream', packed: { identity: body } };
  return {
    type,
    packed: { br: brotliCompressSync(body), gzip: gzipSync(body, { level: 9 }), identity: body },
  };
}

/** Returns the files below a folder, with the addresses at which they are served. */
function filesOf(root: string, at: string): [string, File][] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return files.map((one) => {
    const path = join(one.parentPath, one.name);
    return [`${at}${relative(root, path)}`, packed(path)];
  });
}

function packingOf(file: File, accepted: string): Packing {
  const isAccepted = (name: Packing): boolean =>
    accepted.includes(name) && file.packed[name] !== undefined;
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity';
}

const BLANK: File = {
  type: 'text/html; charset=utf-8',
  packed: { identity: Buffer.from('<!doctype html><title>-</title>') },
};

/** The served files of each built app. They are compressed once. */
const served = new Map<string, ReadonlyMap<string, File>>();

function servedFrom(app: string): ReadonlyMap<string, File> {
  const known = served.get(app);
  if (known) return known;
  const files = new Map([
    ...filesOf(app, '/'),
    ...filesOf(folder('../src/engine/wasm'), '/engine/'),
    ['/blank.html', BLANK],
  ] as const);
  served.set(app, files);
  return files;
}

export interface Serving {
  /** The network by which alone the host can be reached. */
  readonly network?: Network;
  /** The folder of the built app: `web/dist` unless another one is given. */
  readonly app?: string;
}

/**
 * Serves the app at `/`, the modules of its engine at `/engine/`, and an empty page at
 * `/blank.html`.
 */
export async function serve({ network, app = folder('../dist') }: Serving = {}): Promise<Host> {
  const link = network && new Link(network);
  const files = servedFrom(app);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = files.get(path === '/' ? '/index.html' : path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const packing = packingOf(file, String(request.headers['accept-encoding']));
    const encoding = packing === 'identity' ? {} : { 'content-encoding': packing };
    const head = {
      'content-type': file.type,
      'cache-control': 'no-cache',
      ...ISOLATED,
      ...encoding,
    };
    const body = file.packed[packing] ?? Buffer.alloc(0);
    if (!link) {
      response.writeHead(200, head).end(body);
      return;
    }
    void link.roundTrip().then(() => link.send(response.writeHead(200, head), body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  };
  return { address: `http://127.0.0.1:${port}/`, close };
}
