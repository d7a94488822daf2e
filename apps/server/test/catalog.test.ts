import {
  domains,
  endpoints,
  entities,
  parseRoute,
  resource,
  type Endpoint,
  type Entity,
  type Route,
} from '@zhaocai/model';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import { routesOf } from '../src/platform/http/index.ts';
import { platformForTest } from './platform.ts';

const allEntities: readonly Entity[] = entities;
const allEndpoints = endpoints as readonly Endpoint[];
const mounted = platformForTest().mounted;

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the catalog', () => {
  test('has of every domain its definitions here and its work there, under one name', () => {
    expect(modules.map(({ name }) => name).toSorted()).toEqual(domains.map(({ name }) => name).toSorted());
  });

  test('names every entity and every table once', () => {
    expect(duplicates(allEntities.map(({ name }) => name))).toEqual([]);
    expect(duplicates(allEntities.map(({ table }) => table))).toEqual([]);
  });

  test('has both languages for every label', () => {
    const labels = [
      ...allEntities.flatMap((entity) => [entity.label, ...Object.values(entity.fields).map(({ label }) => label)]),
      ...allEndpoints.map(({ label }) => label),
    ];
    expect(labels.filter(({ zh, en }) => !zh.trim() || !en.trim() || /[\u4e00-\u9fff]/.test(en))).toEqual([]);
  });

  test('is mounted whole: no endpoint of the contract is without its work, none has a work that the contract lacks', () => {
    const generic = allEntities.flatMap((entity) => Object.values(resource(entity)).filter((one) => one !== undefined));
    const contract = [...allEndpoints, ...generic].map(({ route }) => route).sort();
    expect(mounted.map(({ endpoint }) => endpoint.route).sort()).toEqual(contract);
  });

  test('answers every call of the contract that it has answered before', () => {
    // One more is added when it is built; none is ever taken away.
    const file = new URL('fixtures/contract-calls.json', import.meta.url);
    const contractCalls: readonly Route[] = JSON.parse(readFileSync(file, 'utf8'));
    const answered = new Set(mounted.flatMap(({ endpoint }) => routesOf(endpoint)));
    expect(contractCalls.length).toBeGreaterThanOrEqual(857);
    expect(contractCalls.filter((call) => !answered.has(call))).toEqual([]);
  });

  test('[R380] answers every call of the contract below /api, but for the portal’s pages that anybody reads', () => {
    const paths = mounted.flatMap(({ endpoint }) => routesOf(endpoint)).map((route) => parseRoute(route).path);
    expect(paths.filter((path) => !/^\/(?:api\/|portal(?:\/|$))/.test(path))).toEqual([]);
  });

  test('answers no route twice', () => {
    expect(duplicates(mounted.flatMap(({ endpoint }) => routesOf(endpoint)))).toEqual([]);
  });

  test('declares ids only of entities that exist', () => {
    const names = new Set([
      ...allEntities.map(({ name }) => name),
      'user',
      'dept',
      'role',
      'topMenu',
      'tenant',
      'session',
      'passkey',
    ]);
    const unknown = mounted.flatMap(({ endpoint }) =>
      Object.values(endpoint.ids ?? {}).filter((name) => !names.has(name)),
    );
    expect(unknown).toEqual([]);
  });

  test('keeps every call under /api, but for what anybody reads', () => {
    const outside = mounted.filter(({ endpoint }) => !parseRoute(endpoint.route).path.startsWith('/api/'));
    expect(
      outside.filter(
        ({ endpoint: { route, permission, writes } }) =>
          !/^GET \/portal(\/|$)/.test(route) || permission !== 'public' || writes,
      ),
    ).toEqual([]);
  });
});
