import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { ROOT } from './settings.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.zhaocai-installed');
const IGNORED = new Set(['node_modules', 'dist']);

/** Each part that is built: what it is made of, where it goes, how. */
const PARTS = [
  { name: '页面 pages', from: ['apps/web', 'packages/model'], to: 'apps/web/dist', build: buildWeb },
  {
    name: '服务 server',
    from: ['apps/server', 'packages/model', 'scripts'],
    to: 'apps/server/dist',
    build: buildServer,
  },
];

export function needsInstall() {
  const wanted = hashOf([LOCK]);
  if (existsSync(INSTALLED)) return readFileSync(INSTALLED, 'utf8') !== wanted;
  if (!matchesLock()) return true;
  // Installed by hand with npm ci: nothing to do, and from now on the stamp tells.
  writeFileSync(INSTALLED, wanted);
  return false;
}

/** Installs what package-lock.json says, development tools included: they build the product. */
export async function ensureInstalled() {
  if (!needsInstall()) return;
  say('安装依赖 Installing packages');
  const npm = process.env.npm_execpath;
  const isNpm = npm !== undefined && basename(npm).startsWith('npm');
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  if (isNpm) await run(process.execPath, [npm, ...args]);
  else await run('npm', args, { shell: process.platform === 'win32' });
  writeFileSync(INSTALLED, hashOf([LOCK]));
}

export function needsBuild() {
  return staleParts().length > 0;
}

/** Builds what is older than its sources; needs what ensureInstalled brings. */
export async function ensureBuilt() {
  await buildParts(staleParts());
}

/** The programs alone, for work on a data directory without any page. */
export async function ensureServerBuilt() {
  await buildParts(staleParts().filter(({ build }) => build === buildServer));
}

async function buildParts(parts) {
  await Promise.all(
    parts.map(async ({ name, to, build, hash }) => {
      say(`构建 Building: ${name}`);
      const folder = join(ROOT, to);
      rmSync(join(folder, '.built'), { force: true });
      await build(folder);
      writeFileSync(join(folder, '.built'), hash);
    }),
  );
}

/** Poppler's pdfsig judges the signatures independently of us; without it those tests are skipped and say so. */
export async function ensurePoppler() {
  if (existsSync('/usr/bin/pdfsig') || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('安装 Poppler Installing poppler-utils');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'], {
    env: environment,
  }).catch(() => say('未能安装 Poppler could not be installed: the tests that need it are skipped'));
}

/** The system's Chromium, for tests in a browser and for pages that are printed; answers with its path. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('安装浏览器 Installing Chromium');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env: environment });
    const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env: environment });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new PreparationError(
    'Chromium is missing: install it (Debian: chromium-headless-shell fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
  );
}

/** Its message is the one line to show. */
export class PreparationError extends Error {}

/** Runs a step of preparation; ends the process with one line where it fails. */
export async function orExit(step) {
  try {
    return await step();
  } catch (error) {
    process.stderr.write(`${error instanceof PreparationError ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  }
}

function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new PreparationError(`CHROMIUM_PATH names ${wanted}, which is not there.`);
  }
  // Without windows it needs a quarter less.
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map((name) => `/usr/bin/${name}`)
    .find((path) => existsSync(path));
}

/** The stamp is a hash and not a time: a fresh clone has the time of the clone on every file. */
function staleParts() {
  return PARTS.map((part) => ({
    ...part,
    hash: hashOf([LOCK, ...part.from.flatMap((folder) => sources(join(ROOT, folder)))]),
  })).filter(({ to, hash }) => {
    const stamp = join(ROOT, to, '.built');
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
  });
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]));
}

function hashOf(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of paths) hash.update(`\0${path.slice(ROOT.length)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/** True when every package of the lock file that this system needs lies in node_modules in its version. */
function matchesLock() {
  try {
    const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
    const present = JSON.parse(readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, entry]) =>
        !path.startsWith('node_modules/') ||
        (present[path] ? present[path].version === entry.version : Boolean(entry.optional)),
    );
  } catch {
    return false;
  }
}

async function buildWeb(folder) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
    // Whoever builds it from a test has `test` there, and would get React as its developers have it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new PreparationError(`Failed (${signal ?? code}): ${[basename(command), ...args].join(' ')}`));
    });
  });
}

function say(text) {
  process.stdout.write(`${text} …\n`);
}
