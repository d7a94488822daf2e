import { read, utils } from '@e965/xlsx';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { startRealApp, type RealApp } from './real-app.ts';

export interface Said {
  readonly code: number;
  readonly msg: string;
  readonly data: never;
}

interface Managed {
  readonly managePerson: string;
  readonly manageDeptId: string;
}

/** Buildings and rooms over HTTP, on the seeded product, by somebody with every right. */
export interface SpaceApp {
  readonly app: RealApp;
  readonly managed: Managed;
  ask(method: 'GET' | 'POST', path: string, more?: object): Promise<LightMyRequestResponse>;
  post(path: string, payload?: object): Promise<Said>;
  get(path: string): Promise<Said>;
  /** The first spreadsheet of a call's .xlsx, as rows of texts. */
  spreadsheetOf(method: 'GET' | 'POST', path: string): Promise<string[][]>;
  idOf(path: string, payload: object): Promise<string>;
  mansionInput(more?: object): object;
  /** A building with one floor of 500 m² and a room on it, all of the test's own. */
  aRoom(
    no: string,
    usableArea?: string,
  ): Promise<{ mansionId: string; floorId: string; roomId: string; input: object }>;
  roomRow(id: string): Promise<Record<string, unknown>>;
}

export async function startSpaceApp(): Promise<SpaceApp> {
  const app = await startRealApp();
  const token = await app.signInWithEverything('100001', 'buyer');
  const [managed] = await app.asSuperuser<Managed & Record<string, unknown>>(
    `select (select id::text from user_account where tenant_id = '100001' and account = 'estate') as "managePerson",
       (select id::text from dept where tenant_id = '100001' and dept_name = '采购一科') as "manageDeptId"`,
  );
  if (!managed) throw new Error('the demo has no estate account');
  const ask: SpaceApp['ask'] = (method, path, more = {}) =>
    app.app.server.inject({
      method,
      url: `/api/eam${path}`,
      ...more,
      headers: { 'blade-auth': `bearer ${token}`, ...(more as { headers?: object }).headers },
    });
  const post: SpaceApp['post'] = async (path, payload = {}) => (await ask('POST', path, { payload })).json<Said>();
  const idOf: SpaceApp['idOf'] = async (path, payload) => {
    const said = await post(path, payload);
    expect(said.msg).toBe('操作成功');
    return (said.data as { id: string }).id;
  };
  const mansionInput: SpaceApp['mansionInput'] = (more = {}) => ({ ...plainMansion, ...managed, ...more });
  return {
    app,
    managed,
    ask,
    post,
    get: async (path) => (await ask('GET', path)).json<Said>(),
    async spreadsheetOf(method, path) {
      const answer = await ask(method, path, method === 'POST' ? { payload: {} } : {});
      expect(answer.headers['content-type']).toContain('spreadsheetml');
      const book = read(answer.rawPayload);
      const spreadsheet = book.Sheets[book.SheetNames[0] ?? ''];
      if (!spreadsheet) throw new Error('the workbook has no spreadsheet');
      return utils.sheet_to_json(spreadsheet, { header: 1, raw: false });
    },
    idOf,
    mansionInput,
    async aRoom(no, usableArea = '100') {
      const mansion = mansionInput({ mansionNo: no, mansionName: `楼${no}` });
      const mansionId = await idOf('/bizmansion/addSave', mansion);
      const floor = { mansionId, floorNo: 1, floorName: '1F', buildArea: '500' };
      const floorId = await idOf('/mansion/floor/addSave', floor);
      const input = { roomNo: '101', mansionId, floorId, roomPurpose: 101, roomType: 2, usableArea };
      return { mansionId, floorId, roomId: await idOf('/bizroom/addSave', input), input };
    },
    roomRow: async (id) => (await post('/bizroom/detailById', { id })).data,
  };
}

const plainMansion = {
  mansionNo: 'T01',
  mansionName: '测试楼',
  campus: 1,
  purpose: 101,
  useStatus: 1,
  structure: 2,
  floorsAbove: 2,
  floorsBelow: 0,
  buildArea: '1000',
  propertyRightMode: 2,
  obtainMethod: 2,
};
