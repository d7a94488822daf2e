import type { CommitteeQuestions, EndpointOutput, ownBidQuestions } from '@zhaocai/model';
import { done, type Saved } from './agency-steps.ts';
import type { Desk, Seat } from './desk-steps.ts';
import { judge } from './evaluation-steps.ts';
import type { Person } from './organization-app.ts';

export type Asked = Saved & { questionStatus: number };

export const asked = '请说明质保期为三年还是五年';
export const answered = '质保期为三年，与投标文件一致';

export const ask = ({ who, id }: Seat, { packageId, bids }: Desk, more: object = {}) =>
  who.post<Asked>(`${judge}/own/ask`, {
    id,
    packageId,
    bidKey: bids[0],
    content: asked,
    minutes: 30,
    ...more,
  });

export const askQuestions = ({ who, id }: Seat, { packageId }: Pick<Desk, 'packageId'>) =>
  who.get<CommitteeQuestions>(`${judge}/own/questions?id=${id}&packageId=${packageId}`);
export const questionsOf = (seat: Seat, desk: Pick<Desk, 'packageId'>) =>
  done<CommitteeQuestions>(askQuestions(seat, desk));

export const actOn = ({ who, id }: Seat, { packageId }: Desk, name: 'send' | 'drop', question: object) =>
  who.post<Saved>(`${judge}/own/${name}Question`, { id, packageId, ...question });

export const askOwn = (who: Person, { projectId }: Pick<Desk, 'projectId'>) =>
  who.get<EndpointOutput<typeof ownBidQuestions>>(`${judge}/question/queryOwn?projectId=${projectId}&tenantId=100001`);
export const ownQuestions = async (who: Person, desk: Pick<Desk, 'projectId'>) =>
  (await done<EndpointOutput<typeof ownBidQuestions>>(askOwn(who, desk))).questions;

export const answer = (who: Person, { id, version }: Saved, more: object = {}) =>
  who.post<Saved>(`${judge}/question/answer`, { id, version, tenantId: '100001', answer: answered, ...more });
