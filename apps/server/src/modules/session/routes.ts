import {
  addPasskey as addPasskeyEndpoint,
  bidSignIn,
  captcha,
  casSignIn,
  clearCache,
  confirmTotp as confirmTotpEndpoint,
  endOtherSessions,
  endOwnSession,
  finishLinking as finishLinkingEndpoint,
  finishProof as finishProofEndpoint,
  getPasswordRules,
  listIdentityProviders,
  listOwnIdentities,
  listOwnSessions,
  listSecondFactors,
  ownUserInfo,
  passkeyChallenge,
  passwordKey,
  proofWays as proofWaysEndpoint,
  prove as proveEndpoint,
  refreshToken,
  registerGuest as registerGuestEndpoint,
  removePasskey as removePasskeyEndpoint,
  removeTotp as removeTotpEndpoint,
  renewRecoveryCodes as renewRecoveryCodesEndpoint,
  signIn,
  signOut as signOutEndpoint,
  startLinking as startLinkingEndpoint,
  startProof as startProofEndpoint,
  startPasskey as startPasskeyEndpoint,
  startTotp as startTotpEndpoint,
  thirdPartySignIn,
  unlinkIdentity as unlinkIdentityEndpoint,
  updatePassword as updatePasswordEndpoint,
  userInfo,
} from '@zhaocai/model';
import { handle, handlePublic, type MountedEndpoint } from '../../platform/http/index.ts';
import { issueCaptcha } from './captcha.ts';
import { addPasskey, removePasskey, startPasskey } from './passkey/own-passkeys.ts';
import { relyingParty, signInOptions } from './passkey/relying-party.ts';
import { finishLinking } from './provider/link-identity.ts';
import { ownIdentities } from './provider/own-identities.ts';
import { offerProviders, startLinking, startProof, startSignIn } from './provider/start-sign-in.ts';
import { unlinkIdentity } from './provider/unlink-identity.ts';
import { providerRoutes } from './provider/provider-rules.ts';
import { ownUser, sessionInfo } from './own-user.ts';
import { endAllOthers, endOwn, ownSessions } from './own-sessions.ts';
import type { SessionDeps } from './session-deps.ts';
import { finishProof, proofWays, prove } from './proof/prove.ts';
import { ownFactors } from './second-factor/own-factors.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './second-factor/own-totp.ts';
import { registerGuest } from './register-guest.ts';
import { signOut } from './sign-out.ts';
import { tellRules } from './password/account-rules.ts';
import { answerRefresh, answerToken } from './token-routes.ts';
import { updatePassword } from './update-password.ts';

export function sessionRoutes(deps: SessionDeps): readonly MountedEndpoint[] {
  return [
    handlePublic(signIn, (ctx, input) => answerToken(deps, ctx, input)),
    handlePublic(refreshToken, (ctx, input) => answerRefresh(deps, ctx, input)),
    handlePublic(captcha, (ctx) => issueCaptcha(deps.database, ctx)),
    handlePublic(passwordKey, (ctx) => deps.passwordKeys.current(ctx.now)),
    handlePublic(getPasswordRules, (_ctx, { tenantId }) => tellRules(deps, tenantId)),
    handlePublic(signOutEndpoint, (ctx, input) => signOut(deps, ctx, input)),
    handle(clearCache, async ({ tenantId, user }) => {
      deps.authenticator.forget({ tenantId, userId: user.userId });
      return null;
    }),
    handle(userInfo, sessionInfo),
    handle(ownUserInfo, ownUser),
    handle(updatePasswordEndpoint, (ctx, change) => updatePassword(deps, ctx, change)),
    handlePublic(thirdPartySignIn, (ctx, input) => startSignIn(deps, ctx, input)),
    handlePublic(casSignIn, (ctx, input) => startSignIn(deps, ctx, input)),
    handlePublic(bidSignIn, (ctx, input) => startSignIn(deps, ctx, input)),
    handlePublic(listIdentityProviders, (_ctx, { tenantId }) => offerProviders(deps, tenantId)),
    handle(listOwnSessions, ownSessions),
    handle(endOwnSession, (ctx, input) => endOwn(deps, ctx, input)),
    handle(endOtherSessions, (ctx) => endAllOthers(deps, ctx)),
    handle(listOwnIdentities, ownIdentities),
    handle(startLinkingEndpoint, (ctx, input) => startLinking(deps, ctx, input)),
    handle(finishLinkingEndpoint, (ctx, input) => finishLinking(deps, ctx, input)),
    handle(unlinkIdentityEndpoint, (ctx, input) => unlinkIdentity(deps, ctx, input)),
    ...providerRoutes(deps.providers),
    handlePublic(registerGuestEndpoint, (ctx, form) => registerGuest(deps, ctx, form)),
    ...secondFactorRoutes(deps),
  ];
}

function secondFactorRoutes(deps: SessionDeps): readonly MountedEndpoint[] {
  const { challenges, baseUrl } = deps.factors;
  return [
    handle(listSecondFactors, ownFactors),
    handle(startTotpEndpoint, (ctx) => startTotp(deps, ctx)),
    handle(confirmTotpEndpoint, (ctx, input) => confirmTotp(deps, ctx, input)),
    handle(removeTotpEndpoint, (ctx, input) => removeTotp(deps, ctx, input)),
    handle(renewRecoveryCodesEndpoint, (ctx, input) => renewRecoveryCodes(deps, ctx, input)),
    handle(startPasskeyEndpoint, (ctx) => startPasskey(deps, ctx)),
    handle(addPasskeyEndpoint, (ctx, input) => addPasskey(deps, ctx, input)),
    handle(removePasskeyEndpoint, (ctx, input) => removePasskey(deps, ctx, input)),
    handle(proofWaysEndpoint, proofWays),
    handle(proveEndpoint, (ctx, input) => prove(deps, ctx, input)),
    handle(startProofEndpoint, (ctx, input) => startProof(deps, ctx, input)),
    handle(finishProofEndpoint, (ctx, input) => finishProof(deps, ctx, input)),
    handlePublic(passkeyChallenge, ({ host = '', now }) =>
      signInOptions(challenges, { party: relyingParty(host, baseUrl), now }),
    ),
  ];
}
