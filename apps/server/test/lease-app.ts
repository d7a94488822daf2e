import { expect } from 'vitest';
import { sampleBytes } from '../src/platform/files/sample-bytes.ts';
import { startOrganizationApp, type Answer, type OrganizationApp, type Person } from './organization-app.ts';

/** Rooms 901 to 912 of one building, 58.50 m² each at 25 yuan. */
const building = `
  with house as (
    insert into mansion (tenant_id, id, mansion_no, mansion_name, campus, purpose, use_status, structure, floors_above,
      floors_below, build_area, property_right_mode, obtain_method, manage_person, manage_dept_id, create_time)
    values ('100001', 900, 'L9', '九号公寓', 1, 303, 1, 2, 6, 0, 5000, 2, 1, 1, 1, now())),
  storey as (
    insert into mansion_floor (tenant_id, id, mansion_id, floor_no, floor_name, build_area, create_time)
    values ('100001', 900, 900, 1, '1F', 900, now()))
  insert into room (tenant_id, id, room_no, mansion_id, floor_id, room_purpose, room_type, usable_area, lease_room_type,
    rent_unit_price, create_time)
  select '100001', n, n::text, 900, 900, 303, 10, 58.5, 1, 25, now() from generate_series(901, 912) n`;

type Data = Answer['data'];

/** The demo's people, and a building with rooms to let. */
export interface LeaseApp extends OrganizationApp {
  readonly estate: Person;
  /** Who decides what the estate's keeper asks for. */
  readonly manager: Person;
  /** Who rents. */
  readonly tenant: string;
  post(path: string, body?: object): Promise<Answer>;
  /** What the call answers, where it was not refused. */
  done(path: string, body?: object): Promise<Data>;
  /** The same by the second person. */
  decided(path: string, body?: object): Promise<Data>;
  /** What a signing sends, with the written contract. */
  signature(): Promise<Signature>;
  statusOf(roomId: string): Promise<number | undefined>;
  /** A contract that is running; its id. */
  running(roomId: string, more?: object): Promise<string>;
  bills(contractId: string): Promise<readonly Record<string, string>[]>;
}

interface Signature {
  readonly status: number;
  readonly depositPaid: number;
  readonly waterStart: string;
  readonly elecStart: string;
  readonly files: readonly Data[];
}

export const refused = (msg: string) => ({ code: 400, msg, data: null });

export const application = {
  leaseRoomType: 1,
  residenceType: 1,
  expectStart: '2026-12-01',
  termMonths: 12,
  hasOwnHouse: 0,
  hasSubsidy: 0,
};

/** 58.50 m² at 25 yuan and 60 per cent, for a year from 10 September 2026. */
export const aContract = (roomId: string, more: object = {}) => ({
  roomId,
  leaseRoomType: 1,
  startDate: '2026-09-10',
  endDate: '2027-09-09',
  rentArea: '58.5',
  unitPrice: '25',
  rate: '60',
  deposit: '877.50',
  paymentMethod: 1,
  payCycle: 1,
  payDay: 5,
  ...more,
});

/** What was answered, where it was not refused. */
export async function done(answer: Promise<Answer>): Promise<Data> {
  const { code, msg, data } = await answer;
  expect(`${code} ${msg}`).toMatch(/^200/);
  return data;
}

export async function startLeaseApp(): Promise<LeaseApp> {
  const app = await startOrganizationApp();
  app.clock.setTo('2026-11-20 10:00:00');
  const estate = await app.person('estate');
  const manager = await app.person('manager');
  const tenant = await app.userId('expert1');
  await app.asSuperuser(building);
  const post: LeaseApp['post'] = (path, body = {}) => estate.post(`/eam/${path}`, body);
  const decided: LeaseApp['decided'] = (path, body = {}) => done(manager.post(`/eam/${path}`, body));
  const signature: LeaseApp['signature'] = async () => {
    const { data } = await estate.upload('/file/uploadOSS', { name: '合同.pdf', bytes: sampleBytes.pdf });
    const { fileId, name, distUri } = data;
    const file = { fileId, fileName: name, fileUrl: distUri, fileSuffix: 'pdf' };
    return { status: 40, depositPaid: 1, waterStart: '10', elecStart: '100', files: [file] };
  };
  return {
    ...app,
    signature,
    estate,
    manager,
    decided,
    tenant,
    post,
    done: (path, body) => done(post(path, body)),
    async statusOf(roomId) {
      const sql = 'select room_status as status from room where id = $1';
      return (await app.asSuperuser<{ status: number }>(sql, [roomId]))[0]?.status;
    },
    async running(roomId, more) {
      const { id } = await done(post('bizroomcontract/addSave', aContract(roomId, { userId: tenant, ...more })));
      await done(post('bizroomcontract/updateStatus', { id, status: 20 }));
      await decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
      await done(post('bizroomcontract/updateStatus', { id, ...(await signature()) }));
      return String(id);
    },
    async bills(contractId) {
      const path = `/eam/bizroomcontract/contractInformation?id=${contractId}`;
      return (await estate.get<{ bills: Record<string, string>[] }>(path)).data.bills;
    },
  };
}
