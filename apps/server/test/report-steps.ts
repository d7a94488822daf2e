import type { Comparison, EndpointOutput, ProjectDetail, signReport, ToldReport } from '@zhaocai/model';
import { done } from './agency-steps.ts';
import * as desks from './desk-steps.ts';
import { judge } from './evaluation-steps.ts';
import type { DrawStage } from './expert-draw-steps.ts';
import type { Person } from './organization-app.ts';

/** A package whose summary its leader has closed: three members, the leader first. */
export interface Closed {
  readonly desk: desks.Desk;
  readonly leader: desks.Seat;
  readonly second: desks.Seat;
  readonly third: desks.Seat;
}

const alike = (index: number, place: number) => (place === 0 ? String(40 - index * 5) : '15');

/** Evaluated alike by all, and closed. The cheapest has the highest total. */
export async function closedAt(
  stage: DrawStage,
  hour: number,
  wished: Parameters<typeof desks.evaluatedAt>[2] = {},
): Promise<Closed> {
  const desk = await desks.evaluatedAt(stage, hour, wished);
  const [leader, second, third] = desk.seats;
  if (!leader || !second || !third) throw new Error('three sit in it');
  for (const seat of desk.seats) await desks.checkAll(seat, desk);
  if (wished.isPriceAlone !== true) for (const seat of desk.seats) await desks.scoreAll(seat, desk, alike);
  await closeAgain(leader, desk);
  return { desk, leader, second, third };
}

export async function closeAgain(leader: desks.Seat, desk: desks.Desk): Promise<void> {
  const { version } = await desks.summaryOf(leader.who, desk);
  await done(desks.act(leader, desk, 'close', { version }));
}

type At = Pick<desks.Desk, 'packageId'>;

export const askReport = (who: Pick<Person, 'get'>, { packageId }: At) =>
  who.get<ToldReport | null>(`${judge}/report/detail?packageId=${packageId}`);

export async function reportOf(who: Pick<Person, 'get'>, at: At): Promise<ToldReport> {
  const told = await done<ToldReport | null>(askReport(who, at));
  if (!told) throw new Error('no report stands');
  return told;
}

export const paperPath = ({ packageId }: At, format: string) =>
  `${judge}/report/paper?packageId=${packageId}&format=${format}`;

interface Saying {
  readonly how?: 'sign' | 'dissent' | 'refuse';
  readonly dissent?: string;
  readonly digest?: string;
}

/** A member says his word, having just proved who he is. */
export async function say(
  stage: DrawStage,
  { account, id }: desks.Seat,
  at: At,
  { how = 'sign', digest, dissent }: Saying = {},
) {
  const who = await stage.app.person(account);
  const read = digest ?? (await reportOf(who, at)).digest;
  return who.post<EndpointOutput<typeof signReport>>(`${judge}/own/sign`, {
    id,
    packageId: at.packageId,
    how,
    digest: read,
    ...(dissent !== undefined && { dissent }),
  });
}

/** All of them sign. */
export async function signAll(stage: DrawStage, { desk }: Pick<Closed, 'desk'>): Promise<void> {
  for (const seat of desk.seats) await done(say(stage, seat, desk));
}

/** Saves who wins and hands it in; a dearer one has its reason. */
export async function handIn({ buyer }: DrawStage, { projectId }: Pick<desks.Desk, 'projectId'>, winner: string) {
  const path = `/purchase/entry/queryByEntryQuoteByProjectId?projectId=${projectId}`;
  const { suppliers, version } = await done<Comparison>(buyer.get(path));
  const selections = suppliers
    .flatMap(({ detailListVOS }) => detailListVOS)
    .map(({ packageId, entryId }) => {
      const isWinner = entryId === winner;
      return { packageId, entryId, bidStatus: isWinner ? '1' : '0', ...(isWinner && { bidRemark: '按评审报告确定' }) };
    });
  const saved = await done(buyer.post('/purchase/entry/saveSelection', { projectId, version, selections }));
  return buyer.post('/purchase/entry/submitSelection', { projectId, version: saved.version });
}

/** The procurement is terminated, with a second person's word. */
export async function terminated(stage: DrawStage, projectId: string): Promise<void> {
  const read = (who: Person) => done<ProjectDetail>(who.get(`/purchase/project/queryById?id=${projectId}`));
  const [buyer, manager] = [await stage.app.person('buyer'), await stage.app.person('manager')];
  const { version } = await read(buyer);
  const asked = { id: projectId, version, type: 2, reasonCode: 6, reason: '年度预算调整，本次采购取消' };
  await done(buyer.post('/purchase/project/exceptionProject', asked));
  const [pending] = (await read(manager)).exceptions;
  await done(
    manager.post('/purchase/project/exceptionConfirm', { id: pending?.id, version: pending?.version, agree: true }),
  );
}

/** Who is asked to sign a report of this package. */
export const askedToSign = ({ app }: DrawStage, { packageId }: At) =>
  app.asSuperuser<{ account: string }>(
    `select u.account from duty d join report_signature s on s.tenant_id = d.tenant_id and s.id = d.row_id
     join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id
     where s.package_id = $1 and d.kind = 'reportSignature.sign' order by u.account`,
    [packageId],
  );
