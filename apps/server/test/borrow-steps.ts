import type { BorrowDetail, Envelope, MoveAnswer, Saved } from '@zhaocai/model';
import type { Account, TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

const base = '/purchase/borrow';

/** A request for papers that are no secret, due back in a week. */
export const aBorrow = (projectId: string, changes: object = {}) => ({
  projectId,
  borrowType: 4,
  papers: '需求论证意见',
  copies: 3,
  borrower: '许文静',
  dept: '信息化办公室',
  borrowTime: '2026-11-20 10:00:00',
  planRevertTime: '2026-11-27 17:00:00',
  purpose: '编制计划时参照',
  ...changes,
});

export const save = (app: TenderingApp, input: object, by: Account = 'buyer') =>
  app.as(by).post(`${base}/saveBorrow`, input);

export const saved = async (app: TenderingApp, projectId: string, changes: object = {}) =>
  steps.dataOf<Saved>(await save(app, aBorrow(projectId, changes)));

export const move = (
  app: TenderingApp,
  verb: 'approve' | 'reject' | 'withdraw',
  { id, version, by = 'manager', reason }: Saved & { readonly by?: Account; readonly reason?: string },
) => app.as(by).post(`${base}/${verb}Borrow`, { id, version, reason });

/** A loan that is out, of so many copies. */
export async function lent(app: TenderingApp, projectId: string, changes: object = {}): Promise<Saved> {
  const asked = await saved(app, projectId, changes);
  return steps.dataOf<MoveAnswer>(await move(app, 'approve', asked));
}

export const revert = (
  app: TenderingApp,
  borrowId: string,
  given: object,
  by: Account = 'manager',
): Promise<Envelope> => app.as(by).post(`${base}/saveRevert`, { borrowId, revertType: 1, copies: 1, ...given });

export const shown = async (app: TenderingApp, id: string, by: Account = 'manager') =>
  steps.dataOf<BorrowDetail>(await app.as(by).get(`${base}/queryBorrowInfo?id=${id}`));
