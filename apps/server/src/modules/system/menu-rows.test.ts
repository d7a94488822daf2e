import { endpoints, entities, menuSeeds, resource, topMenuSeeds, type Endpoint, type Entity } from '@zhaocai/model';
import { describe, expect, test } from 'vitest';
import { contractRoutes } from '../../../test/fixtures/contract-routes.ts';
import { demoTenants, platformTenant } from './demo-tenants.ts';
import { unknownGrants } from './granted-codes.ts';
import { menuRows } from './menu-rows.ts';

const rows = menuRows(menuSeeds);
const menuRowsOnly = rows.filter(({ category }) => category === 1);
const allEndpoints: readonly Endpoint[] = endpoints as readonly Endpoint[];
const allEntities: readonly Entity[] = entities;

/** Pages that belong to the shell and to everybody, and to no menu. */
const shellPages = /^\/(login|lock|404|403|500|wel|test|info|onlineHelp|myiframe|:unknown.*)?(\/|$)/;

describe('menu seed', () => {
  test('every code stands once, and the code of a menu has no underscore', () => {
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    expect(menuRowsOnly.filter(({ code }) => code.includes('_'))).toEqual([]);
  });

  test('every menu has a path of its own and an icon', () => {
    expect(new Set(menuRowsOnly.map(({ path }) => path)).size).toBe(menuRowsOnly.length);
    expect(menuRowsOnly.filter(({ icon }) => !/^[A-Z]\w+Outlined$/.test(icon))).toEqual([]);
  });

  test('every menu and button has a name in both languages', () => {
    expect(rows.filter(({ name }) => !name.zh || !name.en || /[\u4e00-\u9fff]/.test(name.en))).toEqual([]);
  });

  test('a menu is for every kind of tenant that one below it is for', () => {
    const kindsOf = new Map(rows.map(({ code, kinds }) => [code, kinds]));
    const hidden = rows.filter(({ parentCode, kinds }) => {
      const above = parentCode === undefined ? kinds : (kindsOf.get(parentCode) ?? []);
      return kinds.some((kind) => !above.includes(kind));
    });
    expect(hidden).toEqual([]);
  });

  test('every role of the seed names codes that exist', () => {
    const roles = [platformTenant, ...demoTenants].flatMap((tenant) => tenant.roles);
    expect(roles.flatMap(unknownGrants)).toEqual([]);
  });

  test('every top menu shows menus that exist', () => {
    const roots = menuSeeds.map(({ code }) => code);
    expect(topMenuSeeds.flatMap((top) => top.menus).filter((code) => !roots.includes(code))).toEqual([]);
  });

  test('every permission that an endpoint or an entity asks for is the code of a button', () => {
    const generic = allEntities.flatMap((entity) => Object.values(resource(entity)).filter((one) => one !== undefined));
    const asked = [...allEndpoints, ...generic].map(({ permission }) => permission);
    const codes = new Set(['signedIn', 'public', ...rows.map(({ code }) => code)]);
    expect([...new Set(asked)].filter((permission) => !codes.has(permission))).toEqual([]);
  });

  test('every page of the contract belongs to the shell, to a menu or to a parent', () => {
    const homeless = contractRoutes.filter(
      (page) => !shellPages.test(page) && !menuRowsOnly.some(({ path }) => `${page}/`.startsWith(`${path}/`)),
    );
    expect(homeless).toEqual([]);
  });
});
