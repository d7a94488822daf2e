import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owningEnvironment, readDatabaseUrls, readEnv, readOwnerUrl, servingEnvironment, SettingError } from './env.ts';

const SECRET = 'a secret of at least thirty-two characters';
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'zhaocai-env-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('without any setting the server listens on the loopback address and shows the demo', () => {
  expect(readEnv({ DATA_DIR: dataDir })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    demo: true,
    databaseUrl: undefined,
    logLevel: 'info',
    trustProxy: false,
    workers: 1,
    work: 'all',
    baseUrl: 'http://127.0.0.1:8080',
    backupDir: join(dataDir, 'backups'),
  });
});

test('the metrics have a port only where one is named', () => {
  expect(readEnv({ DATA_DIR: dataDir }).metricsPort).toBeUndefined();
  expect(readEnv({ DATA_DIR: dataDir, METRICS_PORT: '9100' }).metricsPort).toBe(9100);
  expect(() => readEnv({ DATA_DIR: dataDir, METRICS_PORT: 'x' })).toThrow('METRICS_PORT must be');
});

test('an empty value counts as none', () => {
  expect(readEnv({ DATA_DIR: dataDir, PORT: '', DEMO: ' ' })).toMatchObject({ port: 8080, demo: true });
});

test('the demo is off where others can reach the server, unless it is asked for', () => {
  expect(readEnv({ DATA_DIR: dataDir, HOST: '0.0.0.0' }).demo).toBe(false);
  expect(readEnv({ DATA_DIR: dataDir, HOST: '0.0.0.0', DEMO: '1' }).demo).toBe(true);
  expect(readEnv({ DATA_DIR: dataDir, HOST: '::1' }).demo).toBe(true);
  expect(readEnv({ DATA_DIR: dataDir, DEMO: '0' }).demo).toBe(false);
});

test('the base address follows host and port, and loses its last slash', () => {
  expect(readEnv({ DATA_DIR: dataDir, HOST: '0.0.0.0', PORT: '90' }).baseUrl).toBe('http://127.0.0.1:90');
  expect(readEnv({ DATA_DIR: dataDir, HOST: '::1' }).baseUrl).toBe('http://[::1]:8080');
  expect(readEnv({ DATA_DIR: dataDir, BASE_URL: 'https://buy.example.edu/' }).baseUrl).toBe('https://buy.example.edu');
});

test('proxies are believed by number or by address', () => {
  expect(readEnv({ DATA_DIR: dataDir, TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readEnv({ DATA_DIR: dataDir, TRUST_PROXY: '0' }).trustProxy).toBe(false);
  expect(readEnv({ DATA_DIR: dataDir, TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
});

describe('a secret', () => {
  test('is made once and kept where only its owner reads it', () => {
    const first = readEnv({ DATA_DIR: dataDir });
    const second = readEnv({ DATA_DIR: dataDir });
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(second.secret).toBe(first.secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(first.secret);
  });

  test('of the environment is used and not stored', () => {
    expect(readEnv({ DATA_DIR: dataDir, SECRET })).toMatchObject({ secret: SECRET, secretIsStored: false });
    expect(() => statSync(join(dataDir, 'secret'))).toThrow('ENOENT');
  });

  test('that was emptied on disk is not replaced in silence', () => {
    writeFileSync(join(dataDir, 'secret'), '');
    expect(() => readEnv({ DATA_DIR: dataDir })).toThrow(/^SECRET is not set, and .* does not hold 32 characters\.$/);
  });
});

describe('a wrong value stops the start with one line that names it', () => {
  test.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
    ['HOST', 'a b', 'HOST must be an address or a host name, not "a b".'],
    ['DEMO', 'yes', 'DEMO must be 0 or 1, not "yes".'],
    ['WORKERS', '0', 'WORKERS must be a whole number from 1 to 64, not "0".'],
    ['WORKERS', '65', 'WORKERS must be a whole number from 1 to 64, not "65".'],
    ['WORKERS', '1.5', 'WORKERS must be a whole number from 1 to 64, not "1.5".'],
    ['WORK', 'none', 'WORK must be one of all, serve, jobs, not "none".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
    ['BASE_URL', 'ftp://x', 'BASE_URL must be an http or https address, not "ftp://x".'],
    ['SECRET', 'short', 'SECRET must be at least 32 characters long.'],
    ['DATABASE_URL', 'mysql://u:p@h/d', 'DATABASE_URL must read postgres://user:password@host:port/database.'],
  ])('%s=%s', (name, value, line) => {
    expect(() => readEnv({ DATA_DIR: dataDir, [name]: value })).toThrow(new SettingError(line));
  });

  test.each(['on', '10.0.0.0/33', '10.0.0.1/', 'fe80::/129'])('TRUST_PROXY=%s', (value) => {
    expect(() => readEnv({ DATA_DIR: dataDir, TRUST_PROXY: value })).toThrow(/^TRUST_PROXY must be off/);
  });

  test('two wrong values stand in the same line', () => {
    expect(() => readEnv({ DATA_DIR: dataDir, PORT: 'x', DEMO: 'y' })).toThrow(/PORT must be .*; DEMO must be/);
  });
});

describe('what the parent hands over', () => {
  const urls = {
    ownerUrl: 'postgres://o@h/d',
    appUrl: 'postgres://a@h/d',
    jobsUrl: 'postgres://j@h/d',
    leakproof: false,
  };

  test('is what the server reads', () => {
    expect(readDatabaseUrls(servingEnvironment(urls, {}))).toEqual({ appUrl: urls.appUrl, jobsUrl: urls.jobsUrl });
    expect(readOwnerUrl(owningEnvironment(urls, {}))).toBe(urls.ownerUrl);
    expect(() => readDatabaseUrls({})).toThrow('cannot be started alone');
    expect(() => readOwnerUrl({})).toThrow('cannot be started alone');
  });

  test('leads whoever serves to the owner of the database by no name', () => {
    const source = { ZC_OWNER_URL: urls.ownerUrl, DATABASE_URL: urls.ownerUrl, PORT: '8080' };
    const handed = servingEnvironment(urls, source);
    expect(Object.values(handed)).not.toContain(urls.ownerUrl);
    expect(readEnv({ ...handed, DATA_DIR: dataDir })).toMatchObject({ port: 8080, databaseUrl: undefined });
    expect(source.DATABASE_URL).toBe(urls.ownerUrl);
  });
});

test('earlier secrets come from SECRET_PREVIOUS, else from where SECRET is kept, the youngest first', () => {
  expect(readEnv({ DATA_DIR: dataDir }).previousSecrets).toEqual([]);
  expect(readEnv({ DATA_DIR: dataDir, SECRET_PREVIOUS: 'x'.repeat(32) }).previousSecrets).toEqual(['x'.repeat(32)]);
  writeFileSync(join(dataDir, 'secret.previous'), `${'y'.repeat(40)}\n${'z'.repeat(40)}\n`);
  expect(readEnv({ DATA_DIR: dataDir }).previousSecrets).toEqual(['y'.repeat(40), 'z'.repeat(40)]);
  expect(() => readEnv({ DATA_DIR: dataDir, SECRET_PREVIOUS: 'too short, each word of it' })).toThrow(
    /^SECRET_PREVIOUS must be/,
  );
});

test('an earlier secret that is wrong is not shown', () => {
  expect(() => readEnv({ DATA_DIR: dataDir, SECRET_PREVIOUS: 'geheim' })).toThrow(
    'SECRET_PREVIOUS must be secrets of at least 32 characters, separated by blanks.',
  );
  writeFileSync(join(dataDir, 'secret.previous'), 'geheim');
  expect(() => readEnv({ DATA_DIR: dataDir })).toThrow(SettingError);
});
