import { userStatus, type TokenAnswer } from '@zhaocai/model';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { actingFault } from './acting-as.ts';
import { openSession } from './issue-tokens.ts';
import { findAccountById } from './sign-in-queries.ts';
import { tokenAnswerOf, tokenUser } from './token-user.ts';

type Opening = Omit<Parameters<typeof openSession>[1], 'now'>;

export interface ProvedSession {
  readonly sessionId: string;
  readonly answer: TokenAnswer;
}

/** A session of somebody who has proved who he is by another way than his password, where his account is in force. */
export async function openProvedSession(tx: Tx, opening: Opening): Promise<ProvedSession> {
  const { tenantId, userId, client, as } = opening;
  const account = await findAccountById(tx, tenantId, userId);
  if (userStatus.is(account?.status, 'waiting')) refuse('organization.waiting');
  if (!userStatus.is(account?.status, 'enabled')) return refuse('session.userDisabled');
  const fault = await actingFault(tx, { tenantId, userId, as });
  if (fault) refuse(fault);
  const { id: sessionId, pair } = await openSession(tx, { ...opening, now: tx.now });
  const user = await tokenUser(tx, { tenantId, userId, sessionId });
  if (!user) return refuse('session.userDisabled');
  return { sessionId, answer: tokenAnswerOf(user, pair, client.accessSeconds) };
}
