import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity, GeneratedFile } from '@zhaocai/model';
import { startAdminApp, type Administrator, type AdminApp } from '../../../../test/admin-app.ts';
import { demoPasswordMd5, saber } from '../../../../test/session-app.ts';
import { columnTypeOf } from '../../../platform/rows/index.ts';
import { snakeCaseOf } from './generate/entity-of.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
let app: AdminApp;
let platform: Administrator;
let folder: string;
beforeAll(async () => {
  app = await startAdminApp({ privateHosts: ['127.0.0.1'] });
  platform = await app.signIn('000000', 'admin');
  folder = await mkdtemp(join(tmpdir(), 'zhaocai-generated-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const field = (name: string, kind: string, more: object = {}) => ({
  name,
  kind,
  zh: `字段'${name}'`,
  en: `Field "${name}"\n`,
  ...more,
});
/** Eight fields of different kinds, with texts that would end a quotation if they could. */
const eight = [
  field('roomNo', 'text', { maxLength: 20, required: true, unique: true, search: true }),
  field('seats', 'integer', { min: 1, max: 2000, required: true }),
  field('dayPrice', 'money', { min: 0 }),
  field('roomType', 'choice', {
    choices: [
      { value: 1, zh: '开标室', en: 'Opening room' },
      { value: 2, zh: '评标室', en: "Experts' room" },
    ],
  }),
  field('isVideo', 'flag'),
  field('openDay', 'day'),
  field('deptId', 'ref', { to: 'dept' }),
  field('remark', 'longText', { maxLength: 500 }),
];
const room = (more: object = {}) => ({
  codeName: '会议室',
  labelZh: '会议室',
  labelEn: "Room's */ `${1}`",
  codeSource: 1,
  packageName: 'office',
  entityName: 'generatedRoom',
  tableName: 'generated_room',
  apiPath: '/api/office/generated-room',
  webPath: '/office/generatedRoom',
  menuCode: 'generatedRoom',
  fieldList: eight,
  ...more,
});
const submit = (more: object = {}) => platform.post('/blade-develop/code/submit', room(more));
const add = async (more: object = {}) => String(((await submit(more)).data as { id: string }).id);
const filesOf = async (id: string) =>
  ((await platform.get(`/blade-develop/code/preview?id=${id}`)).data as { files: GeneratedFile[] }).files;
const textOf = (files: readonly GeneratedFile[], part: string) =>
  files.find(({ path }) => path.includes(part))?.text ?? '';

/** The files where they belong, beside the real kit. */
async function writeAll(files: readonly GeneratedFile[]): Promise<string> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(join(root, 'packages/model/src/kit'), join(folder, 'packages/model/src/kit')).catch(() => undefined);
  return join(folder, files[0]?.path ?? '');
}

async function typeCheck(file: string): Promise<void> {
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: [file] }));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch(
    ({ stdout }: { stdout: string }) => Promise.reject(new Error(stdout)),
  );
}

async function load(file: string): Promise<Entity> {
  const outfile = join(folder, 'definition.mjs');
  await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    nodePaths: [join(root, 'node_modules')],
  });
  const loaded = (await import(pathToFileURL(outfile).href)) as { generatedRoom: Entity };
  return loaded.generatedRoom;
}

/** The archive is no envelope: it is asked for by hand. */
async function accessToken(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/blade-auth/oauth/token',
    headers: { authorization: saber, 'tenant-id': '000000' },
    payload: { tenantId: '000000', username: 'admin', password: demoPasswordMd5, grant_type: 'password' },
  });
  return answer.json<{ access_token: string }>().access_token;
}

describe('the code of an entry', () => {
  test('for eight fields has types, loads, and its table has the columns that the definition asks for', async () => {
    const files = await filesOf(await add());
    const definition = await writeAll(files);
    await typeCheck(definition);
    const entity = await load(definition);
    expect(Object.keys(entity.fields)).toEqual(eight.map(({ name }) => name));
    expect(entity.label).toEqual({ zh: '会议室', en: "Room's */ `${1}`" });
    expect(entity.fields.roomNo?.label.en).toBe('Field "roomNo"');

    const owner = new pg.Client(app.ownerUrl);
    await owner.connect();
    await owner.query(textOf(files, '.sql')).finally(() => owner.end());
    const columns = await app.asSuperuser<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
       where attrelid = 'generated_room'::regclass and attnum > 0`,
    );
    const types = new Map(columns.map(({ name, type }) => [name, type]));
    for (const [name, one] of Object.entries(entity.fields))
      expect([name, types.get(snakeCaseOf(name))]).toEqual([name, columnTypeOf(one)]);
    const [table] = await app.asSuperuser<{ forced: boolean }>(
      `select relforcerowsecurity as forced from pg_class where oid = 'generated_room'::regclass`,
    );
    expect(table?.forced).toBe(true);
  });

  test('[R408] is downloaded as an archive of the same files', async () => {
    const [first, second] = [await add(), await add({ entityName: 'otherRoom', tableName: 'other_room' })];
    const headers = { 'blade-auth': `bearer ${await accessToken()}` };
    const url = '/api/blade-develop/code/gen-code';
    const one = await app.inject({ method: 'POST', url, headers, payload: { ids: first, system: 'saber' } });
    expect(one.headers['content-type']).toBe('application/zip');
    const archive = unzipSync(new Uint8Array(one.rawPayload));
    const files = await filesOf(first);
    expect(Object.keys(archive).sort()).toEqual(files.map(({ path }) => path).sort());
    for (const { path, text } of files) expect(strFromU8(archive[path] ?? new Uint8Array())).toBe(text);
    const both = await app.inject({ method: 'POST', url, headers, payload: { ids: `${first},${second}` } });
    expect(Object.keys(unzipSync(new Uint8Array(both.rawPayload)))).toHaveLength(8);
    const missing = await app.inject({ method: 'POST', url, headers, payload: { ids: `${first},999` } });
    expect(missing.statusCode).toBe(404);
  });

  test('is refused where a field could not be a column or a property', async () => {
    const messageOf = async (more: object) => (await submit(more)).msg;
    expect(await messageOf({ fieldList: [field('order', 'text')] })).toMatch(/“order”是保留名称/);
    expect(await messageOf({ fieldList: [field('tenantId', 'text')] })).toMatch(/“tenantId”是保留名称/);
    expect(await messageOf({ fieldList: [field('a', 'text'), field('a', 'day')] })).toBe('字段“a”重复');
    expect(await messageOf({ fieldList: [field('a b', 'text')] })).toBe('字段定义不正确：1.name');
    expect(await messageOf({ fieldList: [field('a', 'choice')] })).toBe('字段定义不正确：1.choices');
    expect(await messageOf({ fieldList: [] })).toMatch(/字段/);
    expect(await messageOf({ entityName: 'class' })).toMatch(/“class”是保留名称/);
    expect(await messageOf({ tableName: 'user' })).toMatch(/“user”是保留名称/);
    expect((await submit({ packageName: '../x' })).code).toBe(400);
    expect((await submit({ codeSource: 4 })).msg).toBe('请选择数据源');
    expect((await submit({ datasourceId: '999' })).code).toBe(404);
  });
});

describe('an entry', () => {
  test('[R408] is copied with «-copy» behind its name', async () => {
    const id = await add({ codeName: '原件' });
    const copy = await platform.post('/blade-develop/code/copy', { id });
    const { id: copyId } = copy.data as { id: string };
    const detail = (await platform.get(`/blade-develop/code/detail?id=${copyId}`)).data as {
      codeName: string;
      fieldList: unknown[];
    };
    expect([detail.codeName, detail.fieldList.length]).toEqual(['原件-copy', 8]);
    expect(copyId).not.toBe(id);
  });

  test('takes its fields from an entity, from a table here, or from a table of a data source', async () => {
    const fieldsOf = async (query: string) => {
      const answer = await platform.get(`/blade-develop/code/sourceFields?${query}`);
      return (
        (answer.data as { fields: { name: string; kind: string }[] } | null)?.fields.map(
          ({ name, kind }) => `${name} ${kind}`,
        ) ?? answer.msg
      );
    };
    expect(await fieldsOf('codeSource=2&sourceName=supplier')).toContain('supplierName text');
    expect(await fieldsOf('codeSource=2&sourceName=nothing')).toBe('没有实体“nothing”');
    expect(await fieldsOf('codeSource=3&sourceName=notice')).toContain('releaseTime instant');
    expect(await fieldsOf('codeSource=3&sourceName=nothing')).toBe('没有数据表“nothing”');
    expect(await fieldsOf('codeSource=4&sourceName=notice')).toBe('请选择数据源');
    const { port, pathname, username, password } = new URL(app.appUrl);
    const place = { host: '127.0.0.1', port: Number(port), databaseName: pathname.slice(1) };
    const saved = await platform.post('/blade-develop/datasource/submit', {
      name: '本库',
      kind: 1,
      ...place,
      username,
      password,
    });
    const { id } = saved.data as { id: string };
    expect(await fieldsOf(`codeSource=4&sourceName=notice&datasourceId=${id}`)).toContain('title text');
    const names = await platform.get(`/blade-develop/code/sources?codeSource=4&datasourceId=${id}`);
    expect(names.data).toContainEqual({ name: 'notice', title: '' });
    await add({ codeSource: 4, sourceName: 'notice', datasourceId: id });
    expect((await platform.post(`/blade-develop/datasource/remove?ids=${id}`)).msg).toMatch(/正被代码生成使用/);
  });
});
