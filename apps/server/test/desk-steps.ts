import type { DeskSheet, EndpointOutput, EvaluationSummary, lockSheet, ownDesk } from '@zhaocai/model';
import { nextId } from '../src/platform/db/index.ts';
import { done } from './agency-steps.ts';
import * as evaluation from './evaluation-steps.ts';
import type { DrawStage } from './expert-draw-steps.ts';

const { judge } = evaluation;

export type Seat = evaluation.Confirmed['seats'][number];

export interface Desk {
  readonly projectId: string;
  readonly packageId: string;
  readonly groupId: string;
  /** The leader first. */
  readonly seats: readonly Seat[];
  /** By what they cost, as they were planted. */
  readonly bids: readonly string[];
}

const names = ['杭州青禾科技有限公司', '宁波远山实业有限公司', '温州启明电子有限公司', '嘉兴安澜系统有限公司'];

/** Bids as an opening leaves them. Answers their ids. */
export async function plantBids(
  { app }: Pick<DrawStage, 'app'>,
  { projectId, packageId }: { readonly projectId: string; readonly packageId: string },
  { prices, phone }: { readonly prices: readonly string[]; readonly phone?: string },
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, price] of prices.entries()) {
    const [supplier, entry, quote] = [nextId(), nextId(), nextId()];
    const name = names[index] ?? `投标企业${String(index)}`;
    const code = `9133010${String(Number(entry.slice(-9)) + 1_000_000_000)}X`.slice(0, 18);
    await app.asSuperuser(
      `with s as (insert into supplier (tenant_id, id, supplier_name, credit_code, create_time, update_time)
         values ('100001', $1::bigint, $4::text, $5::text, now(), now())),
       e as (insert into entry (tenant_id, id, project_id, package_id, supplier_id, supplier_tenant_id, entry_num, supplier_name,
           credit_code, linkman, phone, entry_time, entry_status, is_bid, create_time, update_time)
         values ('100001', $2::bigint, $6::bigint, $7::bigint, $1, $8::text, $2::bigint::text, $4, $5, '张三', coalesce($11::text, '139' || right($2::bigint::text, 8)), now(), 7, true, now(), now())),
       q as (insert into quote (tenant_id, id, create_time, project_id, package_id, entry_id, supplier_tenant_id, version_no, kind,
           cipher, package_dek, bidder_dek, cipher_hash, receipt_seq, receipt_hash)
         values ('100001', $3::bigint, now() - $10::int * interval '10 minutes', $6, $7, $2, $8, 1, 1, 'x', 'x', 'x', 'x', '1', 'x'))
       insert into opened_quote (tenant_id, id, project_id, package_id, entry_id, quote_id, total_money, service_show, files,
           create_time, update_time)
       values ('100001', $3, $6, $7, $2, $3, ($9::numeric * 100)::bigint, '质保三年',
         jsonb_build_array(
           jsonb_build_object('fileId', '7' || $2::bigint::text, 'fileName', $4::text || '商务文件.pdf', 'fileSuffix', 'pdf'),
           jsonb_build_object('fileId', '8' || $2::bigint::text, 'fileName', $4::text || '暗标技术方案.docx', 'fileSuffix', 'docx')),
         now(), now())`,
      [
        supplier,
        entry,
        quote,
        name,
        code,
        projectId,
        packageId,
        `30000${String(index + 1)}`,
        price,
        index,
        phone ?? null,
      ],
    );
    ids.push(entry);
  }
  return ids;
}

interface Wished {
  /** Prices alone are compared, past the method that the law wants of the project. */
  readonly isPriceAlone?: boolean;
  readonly standard?: object;
  readonly prices?: readonly string[];
  /** That all of them left. */
  readonly phone?: string;
  /** Done before its bids are open. */
  readonly beforeOpening?: (projectId: string) => Promise<void>;
}

/** A package whose committee has elected its leader, with these bids. */
export async function evaluatedAt(
  stage: DrawStage,
  hour: number,
  { standard = {}, prices = ['100.00', '120.00', '150.00'], isPriceAlone = false, ...wish }: Wished = {},
): Promise<Desk> {
  const { phone, beforeOpening } = wish;
  const made = await evaluation.confirmedAt(stage, hour);
  const { packages } = await done<evaluation.Standards>(
    stage.buyer.get(`${judge}/standard/queryByProjectId?projectId=${made.projectId}`),
  );
  const packageId = packages[0]?.packageId ?? '';
  await done(stage.buyer.post(`${judge}/standard/saveOrUpdate`, evaluation.aStandard(packageId, standard)));
  if (isPriceAlone)
    await stage.app.asSuperuser(
      `update evaluation_standard set evaluation_method = 5, price_weight = null, items = '[]' where package_id = $1`,
      [packageId],
    );
  // No more than these bids cost: none of them is low beside it (R52).
  await stage.app.asSuperuser('update package set ceiling_money = 15000 where id = $1', [packageId]);
  const bids = await plantBids(stage, { projectId: made.projectId, packageId }, { prices, ...(phone && { phone }) });
  await beforeOpening?.(made.projectId);
  await evaluation.openedPast(stage, made.projectId, made.reviewTime);
  stage.app.clock.setTo(made.reviewTime);
  for (const seat of made.seats) await prepared(seat);
  const leader = made.seats.find(({ account }) => account !== 'buyer');
  if (!leader) throw new Error('no expert');
  await elect(made.seats, leader.id);
  const seats = [leader, ...made.seats.filter((one) => one !== leader)];
  return { projectId: made.projectId, packageId, groupId: made.id, seats, bids };
}

/** Signed in, and promised. */
export async function prepared({ who, id }: Seat): Promise<void> {
  await done(who.post(`${judge}/own/signIn`, { id, hasNoConflict: true }));
  await done(who.post(`${judge}/own/promise`, { id, hasNoConflict: true, isPromised: true }));
}

/** By the first two of three. */
export async function elect(seats: readonly Seat[], candidateId: string): Promise<void> {
  for (const { who, id } of seats.slice(0, 2)) await done(who.post(`${judge}/own/vote`, { id, candidateId }));
}

type At = Pick<Desk, 'packageId'>;

export const readDesk = ({ who, id }: Seat) =>
  done<EndpointOutput<typeof ownDesk>>(who.get(`${judge}/own/desk?id=${id}`));
export const askSheet = ({ who, id }: Seat, { packageId }: At) =>
  who.get<DeskSheet>(`${judge}/own/sheet?id=${id}&packageId=${packageId}`);
export const sheetOf = (seat: Seat, at: At) => done<DeskSheet>(askSheet(seat, at));

/** Anything that a member does at his desk. */
export const act = (seat: Seat, { packageId }: At, name: string, more: object = {}) =>
  seat.who.post<EndpointOutput<typeof lockSheet>>(`${judge}/own/${name}`, { id: seat.id, packageId, ...more });

export const check = (seat: Seat, at: At, more: object) => act(seat, at, 'mark', { kind: 1, verdict: 1, ...more });
export const score = (seat: Seat, at: At, more: object) => act(seat, at, 'mark', { kind: 2, ...more });

/** Every check of every bid met, but those named `bid place`, and handed in. */
export async function checkAll(seat: Seat, desk: Desk, against: readonly string[] = []): Promise<void> {
  for (const bidKey of desk.bids)
    for (const place of [0, 1]) {
      const isAgainst = against.includes(`${bidKey} ${String(place)}`);
      const found = isAgainst ? { verdict: 2, reason: '投标函未加盖公章' } : { verdict: 1 };
      await done(check(seat, desk, { bidKey, place, ...found }));
    }
  await done(act(seat, desk, 'lock'));
}

/** Points by the place of the item, the same for every bid that is left; `points` may say others for a bid. */
export async function scoreAll(
  seat: Seat,
  desk: Desk,
  points: (bidIndex: number, place: number) => string,
): Promise<EndpointOutput<typeof lockSheet>> {
  const { bids } = await sheetOf(seat, desk);
  for (const [index, bidKey] of desk.bids.entries()) {
    if (bids.some((one) => one.bidKey === bidKey && one.rejections.length > 0)) continue;
    for (const place of [0, 1]) await done(keepScore(seat, desk, { bidKey, place, points: points(index, place) }));
  }
  return done(act(seat, desk, 'lock'));
}

/** Keeps a score whether or not one stands there. */
export async function keepScore(seat: Seat, desk: At, given: { bidKey: string; place: number; points: string }) {
  const { marks } = await sheetOf(seat, desk);
  const known = marks.find(({ kind, bidKey, place }) => kind === 2 && bidKey === given.bidKey && place === given.place);
  return score(seat, desk, { ...given, ...(known && { version: known.version }) });
}

export const askSummary = (who: Seat['who'], { packageId }: At) =>
  who.get<EvaluationSummary>(`${judge}/score/summary?packageId=${packageId}`);
export const summaryOf = (who: Seat['who'], at: At) => done<EvaluationSummary>(askSummary(who, at));
