import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledMetrics } from '../src/workers/led-metrics.ts';
import { startRealApp, type RealApp } from './real-app.ts';

const root = join(import.meta.dirname, '../../..');
const deploy = join(root, 'deploy');
const told = (name: string) => readFileSync(join(deploy, name), 'utf8');
/** That of the test runner's own builder. */
const { parse } = createRequire(createRequire(import.meta.url).resolve('vite'))('yaml') as {
  parse(text: string): unknown;
};

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.close());

const yamlFiles = readdirSync(deploy, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

test.each(yamlFiles)('%s can be read', (name) => {
  expect(parse(told(name))).toEqual(expect.any(Object));
});

/** Every setting has a row in the guide of whoever operates. */
const settings = [
  ...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^\| `([A-Z_]+)`(?:, `([A-Z_]+)`)? \|/gm),
]
  .flatMap(([, name, other]) => [name, other])
  .filter((name) => name !== undefined);

test('the container is given settings that exist', () => {
  const { services } = parse(told('compose.yaml')) as { services: { server: { environment: Record<string, string> } } };
  const ofImage = [...(/^ENV (.*)$/m.exec(told('Dockerfile'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(
    ([, name]) => name,
  );
  const given = [...Object.keys(services.server.environment), ...ofImage.filter((name) => name !== 'NODE_ENV')];
  expect(given.length).toBeGreaterThan(8);
  expect(settings).toEqual(expect.arrayContaining(given));
});

describe('what is asked of the metrics', () => {
  const names = async () => {
    const text = `${await app.app.metrics.text()}\n${await ledMetrics(() => []).text()}`;
    return new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  };
  /** Words of the language itself, of its labels, and what Prometheus tells of every target. */
  const ofPrometheus =
    /^(?:up|sum|by|rate|increase|topk|histogram_quantile|le|route|status|state|job|waiting|zhaocai|[smh])$/;
  const asked = (expr: string) =>
    (expr.replaceAll(/"[^"]*"/g, '').match(/[a-z_]\w+/g) ?? [])
      .filter((word) => !ofPrometheus.test(word))
      .map((word) => word.replace(/^(http_request_duration_seconds)_(?:bucket|count|sum)$/, '$1'));

  test('by the alerts is told by the product', async () => {
    const { groups } = parse(told('prometheus/rules.yaml')) as { groups: { rules: { expr: string }[] }[] };
    const exprs = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
    expect(exprs.length).toBeGreaterThan(5);
    expect([...(await names())]).toEqual(expect.arrayContaining(exprs.flatMap(asked)));
  });

  test('by the board is told by the product', async () => {
    const { panels } = JSON.parse(told('grafana/board.json')) as { panels: { targets: { expr: string }[] }[] };
    const exprs = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(exprs.length).toBeGreaterThan(5);
    expect([...(await names())]).toEqual(expect.arrayContaining(exprs.flatMap(asked)));
  });
});
