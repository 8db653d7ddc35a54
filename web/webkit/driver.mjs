// Drives WebKitGTK's MiniBrowser by classic WebDriver. Debian has both: webkit2gtk-driver. They
// need a screen, which `xvfb-run -a` gives.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The time for which a condition is awaited, in milliseconds. */
const PATIENCE = 20_000;
/** The keys that have names, with their characters in WebDriver. */
const KEYS = {
  Control: '\uE009',
  Delete: '\uE017',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
};
/** The key under which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Returns a port that is free. */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Waits until a function returns something true, and returns that. */
export async function until(found, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    let fault;
    const value = await Promise.resolve()
      .then(found)
      .catch((error) => void (fault = error));
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${PATIENCE} ms: ${what}`, { cause: fault });
    await sleep(50);
  }
}

/** Starts a program. Returns what ends it with all its children. */
function start(command, args) {
  const child = spawn(command, args, { detached: true, stdio: 'ignore' });
  const ended = new Promise((done) => child.once('close', done).once('error', done));
  return async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
    await ended;
  };
}

/** A window of MiniBrowser. */
export class Browser {
  /** Opens a window. Its profile is new, and is gone when it is closed. */
  static async open() {
    const port = await freePort();
    const end = start('WebKitWebDriver', [`--port=${port}`]);
    const browser = new Browser(`http://127.0.0.1:${port}`, end);
    await until(() => browser.send('GET', '/status'), 'the driver answers');
    const { sessionId } = await browser.send('POST', '/session', { capabilities: {} });
    browser.base += `/session/${sessionId}`;
    return browser;
  }

  constructor(base, end) {
    this.base = base;
    this.end = end;
  }

  async send(method, path, body) {
    const response = await fetch(this.base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  async close() {
    await this.send('DELETE', '').catch(() => undefined);
    await this.end();
  }

  go(url) {
    return this.send('POST', '/url', { url });
  }

  reload() {
    return this.send('POST', '/refresh', {});
  }

  resize(width, height) {
    return this.send('POST', '/window/rect', { width, height });
  }

  /** Runs a function on the page, and returns its result. */
  run(script, ...args) {
    return this.send('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args });
  }

  /** Waits until a function on the page returns something true. */
  wait(script, ...args) {
    return until(() => this.run(script, ...args), `${script} ${args.join(' ')}`);
  }

  /** Waits for an element, and for a text in it. */
  see(selector, text = '') {
    return this.wait(
      (selector, text) =>
        [...document.querySelectorAll(selector)].some(
          (one) => one.checkVisibility() && one.textContent.includes(text),
        ),
      selector,
      text,
    );
  }

  /** Clicks on the first element that is to be seen and contains the text. */
  async click(selector, text = '') {
    await this.see(selector, text);
    const element = await this.run(
      (selector, text) =>
        [...document.querySelectorAll(selector)].find(
          (one) => one.checkVisibility() && one.textContent.includes(text),
        ),
      selector,
      text,
    );
    await this.send('POST', `/element/${element[ELEMENT]}/click`, {});
  }

  /** Presses keys, one after the other: a character, a name, or `Control+` with one of them. */
  async press(...keys) {
    for (const key of keys) {
      const parts = key.split('+').map((part) => KEYS[part] ?? part);
      const down = parts.map((value) => ({ type: 'keyDown', value }));
      const up = parts.map((value) => ({ type: 'keyUp', value })).reverse();
      await this.send('POST', '/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }],
      });
    }
  }

  /** Presses the mouse at one point, moves it over the others, and releases it. */
  drag(first, ...others) {
    const move = ([x, y]) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
    return this.send('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            move(first),
            { type: 'pointerDown', button: 0 },
            ...others.map(move),
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }
}
