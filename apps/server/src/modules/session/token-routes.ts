import type { Language, TokenAnswer, TokenInput, TokenRefusal } from '@zhaocai/model';
import { bareRefusal, Refusal, refuse, type PublicCtx, type RawAnswer } from '../../platform/http/index.ts';
import { actingAsOf } from './acting-as.ts';
import { callerNetwork } from './caller-network.ts';
import { captchaAnswer } from './captcha.ts';
import { authenticateClient, basicCredentials, type Client } from './client.ts';
import { signInByPasskey } from './passkey/passkey-sign-in.ts';
import { signInElsewhere } from './provider/social-sign-in.ts';
import { refreshSession } from './refresh-session.ts';
import { refuseWithoutTurn } from './refuse-without-turn.ts';
import type { SessionDeps } from './session-deps.ts';
import { signIn } from './sign-in.ts';
import { typedPassword } from './password/typed-password.ts';

/** POST oauth/token: by `grant_type`. Bare JSON, also when refused. */
export async function answerToken(deps: SessionDeps, ctx: PublicCtx, input: TokenInput): Promise<RawAnswer> {
  return bareAnswer(ctx.language, async () => {
    const client = await callingClient(deps, ctx);
    const grant = input.grant_type ?? '';
    if (!client.grantTypes.includes(grant)) refuse('session.noGrantType');
    if (grant === 'refresh_token') return refreshByToken(deps, client, { ctx, input });
    if (grant === 'password' || grant === 'captcha') return signInByPassword(deps, client, { ctx, input });
    if (grant === 'social') return signInBySocial(deps, client, { ctx, input });
    if (grant === 'passkey') return signInByAuthenticator(deps, client, { ctx, input });
    return refuse('session.noGrantType');
  });
}

/** POST oauth/token/refresh: the same as the grant `refresh_token`. */
export async function answerRefresh(deps: SessionDeps, ctx: PublicCtx, input: TokenInput): Promise<RawAnswer> {
  return bareAnswer(ctx.language, async () => {
    const client = await callingClient(deps, ctx);
    if (!client.grantTypes.includes('refresh_token')) refuse('session.noGrantType');
    return refreshByToken(deps, client, { ctx, input });
  });
}

interface TokenCall {
  readonly ctx: PublicCtx;
  readonly input: TokenInput;
}

async function callingClient(deps: SessionDeps, { headers }: PublicCtx): Promise<Client> {
  const credentials = basicCredentials(headers.authorization);
  if (!credentials) return refuse('session.noClient');
  const client = await deps.questions
    .run(() => authenticateClient(deps.database, credentials))
    .catch(refuseWithoutTurn);
  return client ?? refuse('session.clientFailed');
}

async function signInByPassword(deps: SessionDeps, client: Client, { ctx, input }: TokenCall): Promise<TokenAnswer> {
  const tenantId = tenantOf(ctx, input) ?? '';
  const { username = '' } = input;
  const password = await typedPassword(deps.passwordKeys, input.password ?? '', ctx.now);
  if (!/^\d{6}$/.test(tenantId)) refuse('session.tenantUnknown');
  if (!accountPattern.test(username)) refuse('session.wrongCredentials');
  return signIn(deps, {
    tenantId,
    account: username,
    password,
    client,
    captcha: captchaAnswer(ctx),
    captchaDemanded: input.grant_type === 'captcha',
    second: { code: input.passcode ?? '', passkey: input.passkey ?? '', host: ctx.host ?? '' },
    ...callerOf(ctx),
  });
}

function signInBySocial(deps: SessionDeps, client: Client, { ctx, input }: TokenCall): Promise<TokenAnswer> {
  const tenantId = tenantOf(ctx, input) ?? '';
  const { code = '', state = '', iss } = input;
  if (!/^\d{6}$/.test(tenantId)) refuse('session.tenantUnknown');
  return signInElsewhere(deps, {
    tenantId,
    code,
    state,
    iss,
    client,
    ...callerOf(ctx),
  });
}

function signInByAuthenticator(deps: SessionDeps, client: Client, { ctx, input }: TokenCall): Promise<TokenAnswer> {
  return signInByPasskey(deps, { answer: input.passkey ?? '', host: ctx.host ?? '', client, ...callerOf(ctx) });
}

function callerOf({ address, headers }: PublicCtx) {
  return {
    address: callerNetwork(address),
    from: address,
    userAgent: headers['user-agent'] ?? '',
    as: actingAsOf(headers),
  };
}

/** Up to 45 characters, none of them a control character. */
const accountPattern = /^[^\p{Cc}]{1,45}$/u;

function refreshByToken(deps: SessionDeps, client: Client, { ctx, input }: TokenCall): Promise<TokenAnswer> {
  return refreshSession(deps, {
    refreshToken: input.refresh_token ?? '',
    tenantId: tenantOf(ctx, input),
    client,
    as: actingAsOf(ctx.headers),
  });
}

/** The form says it; the header says it again. */
function tenantOf(ctx: PublicCtx, input: TokenInput): string | undefined {
  return input.tenantId || ctx.headers['tenant-id'] || undefined;
}

/** Tokens and refusals alike stay out of every cache; a refusal carries no `code`. */
async function bareAnswer(language: Language, work: () => Promise<TokenAnswer>): Promise<RawAnswer> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  try {
    return { headers, body: JSON.stringify(await work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 400, headers, body: JSON.stringify(tokenRefusalOf(error, language)) };
  }
}

const refusalKinds: Partial<Record<Refusal['code'], TokenRefusal['error']>> = {
  'session.captchaRequired': 'captcha_required',
  'session.secondFactorRequired': 'second_factor_required',
  'session.tooManyFailures': 'locked',
  'session.noClient': 'invalid_client',
  'session.clientFailed': 'invalid_client',
  'session.noGrantType': 'invalid_request',
  'session.passwordForm': 'invalid_request',
  'session.passwordKey': 'invalid_request',
  'session.passwordMd5': 'invalid_request',
};

function tokenRefusalOf(refusal: Refusal, language: Language): TokenRefusal {
  return bareRefusal(refusalKinds[refusal.code] ?? 'invalid_grant', refusal.code, refusal.text(language));
}
