import {
  message,
  permissionOf,
  scopeColumnsOf,
  type EndpointInput,
  type Entity,
  type explainScope as endpoint,
  type Language,
  type ScopeExplanation,
} from '@zhaocai/model';
import {
  examineAllPermission,
  findUser,
  hiddenFields,
  isInScope,
  scopeCondition,
  type SessionUser,
} from '../../../platform/access/index.ts';
import { notFound, Refusal, type Ctx } from '../../../platform/http/index.ts';
import { demandResource, heldScopes, loadRow, takesPart, type HeldScope } from './explain-queries.ts';
import { labelsOf, wordedScopes } from './scope-sentence.ts';
import { includes } from './scope-includes.ts';

type Input = EndpointInput<typeof endpoint>;

/** Why a row is seen, or why not: judged by the same functions that filter every list. */
export async function explainScope(ctx: Ctx, input: Input): Promise<ScopeExplanation> {
  const entity = demandResource(ctx, input.resource);
  const isOwnQuestion = input.userId === undefined || input.userId === ctx.user.userId;
  const user = isOwnQuestion ? ctx.user : await demandOther(ctx, input.userId ?? '');
  const row = await loadRow(ctx, entity, { id: input.id, onlyVisible: !isOwnQuestion });
  if (!row && !isOwnQuestion) return notFound();
  const scopes = await heldScopes(ctx, { userId: user.userId, resource: entity.name });
  const isOthers = row !== undefined && row['createUser'] !== user.userId;
  const hasPart = isOthers && Boolean(entity.partakers) && (await takesPart(ctx, entity, { id: input.id, user }));
  const reasons = await reasonsOf(ctx, { entity, user, row, scopes, hasPart });
  const mayLook = user.permissions.has(permissionOf(entity, 'detail'));
  const isInside = row !== undefined && isInScope(scopeCondition(user, entity, ctx.now), scoped(row));
  const isVisible = mayLook && (isInside || hasPart);
  const summary = summaryOf({ isVisible, isOwnQuestion, mayLook, entity, user }, ctx.language);
  return { isVisible, userName: user.nickName, summary, reasons, columns: columnsSeen(user, entity, ctx.language) };
}

/** Which fields of such a row he sees, and which not; null where he sees them all. */
function columnsSeen(user: SessionUser, entity: Entity, language: Language): ScopeExplanation['columns'] {
  const hidden = hiddenFields(user, entity);
  if (hidden.length === 0) return null;
  const seen = scopeColumnsOf(entity).flatMap(({ name }) => (hidden.includes(name) ? [] : [name]));
  return { seen: labelsOf(entity, seen, language), hidden: labelsOf(entity, hidden, language) };
}

/** Asking about another takes the permission of the data scopes. */
async function demandOther(ctx: Ctx, userId: string): Promise<SessionUser> {
  if (!ctx.user.permissions.has('datascope_view')) throw new Refusal('platform.forbidden', {}, 403);
  return (await findUser(ctx.db, { tenantId: ctx.tenantId, userId })) ?? notFound();
}

interface Question {
  readonly entity: Entity;
  readonly user: SessionUser;
  readonly row: Record<string, unknown> | undefined;
  readonly scopes: readonly HeldScope[];
  readonly hasPart: boolean;
}

async function reasonsOf(
  ctx: Ctx,
  { entity, user, row, scopes, hasPart }: Question,
): Promise<ScopeExplanation['reasons']> {
  const { language } = ctx;
  const plain = { roleName: null, scopeName: null };
  const own = {
    ...plain,
    kind: 'own' as const,
    isMet: row !== undefined && row['createUser'] === user.userId,
    sentence: message('scope.explain.own', language),
  };
  const examine = {
    ...plain,
    kind: 'examine' as const,
    isMet: row !== undefined,
    sentence: message('scope.explain.examine', language),
  };
  const part = { ...plain, kind: 'part' as const, isMet: hasPart, sentence: message('scope.explain.part', language) };
  const sentences = await wordedScopes(ctx, entity, scopes);
  const granted = scopes.map((scope, index) => ({
    kind: 'scope' as const,
    isMet: row !== undefined && includes(scope, { entity, user, row: scoped(row), now: ctx.now }),
    roleName: scope.roleName,
    scopeName: scope.scopeName,
    sentence: sentences[index] ?? '',
  }));
  return [
    own,
    ...(user.permissions.has(examineAllPermission) ? [examine] : []),
    ...(hasPart ? [part] : []),
    ...granted,
  ];
}

/** The base columns are in every projection of a detail. */
function scoped(row: Record<string, unknown>) {
  const { createUser, createDept } = row;
  return { ...row, createUser: textOrNull(createUser), createDept: textOrNull(createDept) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

interface Outcome {
  readonly isVisible: boolean;
  readonly isOwnQuestion: boolean;
  readonly mayLook: boolean;
  readonly entity: Entity;
  readonly user: SessionUser;
}

function summaryOf({ isVisible, isOwnQuestion, mayLook, entity, user }: Outcome, language: Language): string {
  const said = { who: user.nickName, resource: entity.label[language] };
  if (!mayLook) return message('scope.explain.noPermission', language, said);
  if (isOwnQuestion) return message(isVisible ? 'scope.explain.youSee' : 'scope.explain.youDoNot', language);
  return message(isVisible ? 'scope.explain.seen' : 'scope.explain.notSeen', language, said);
}
