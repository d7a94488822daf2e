import type { Domain } from '../kit/domain.ts';
import { sessionMessages } from './messages.ts';
import { identityProvider, listIdentityProviders, tryIdentityProvider } from './identity-provider.ts';
import { finishLinking, listOwnIdentities, startLinking, unlinkIdentity } from './own-identities.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { ownUserInfo, updatePassword, userInfo } from './own-user.ts';
import { getPasswordRules, passwordKey } from './password.ts';
import { bidSignIn, casSignIn, registerGuest, thirdPartySignIn } from './third-party.ts';
import {
  addPasskey,
  confirmTotp,
  listSecondFactors,
  passkeyChallenge,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from './second-factor.ts';
import { finishProof, proofWays, prove, startProof } from './proof.ts';
import { captcha, clearCache, refreshToken, signIn, signOut } from './token.ts';

export * from './fresh-proof.ts';
export * from './identity-provider.ts';
export * from './own-identities.ts';
export * from './browser-of.ts';
export * from './own-sessions.ts';
export * from './own-user.ts';
export * from './password.ts';
export * from './password-form.ts';
export * from './password-policy.ts';
export * from './proof.ts';
export * from './second-factor.ts';
export * from './third-party.ts';
export * from './token.ts';
export * from './messages.ts';

export const sessionDomain = {
  name: 'session',
  entities: [identityProvider],
  endpoints: [
    signIn,
    refreshToken,
    captcha,
    passwordKey,
    getPasswordRules,
    signOut,
    clearCache,
    userInfo,
    ownUserInfo,
    updatePassword,
    thirdPartySignIn,
    casSignIn,
    bidSignIn,
    registerGuest,
    listIdentityProviders,
    tryIdentityProvider,
    listOwnIdentities,
    startLinking,
    finishLinking,
    unlinkIdentity,
    listOwnSessions,
    endOwnSession,
    endOtherSessions,
    listSecondFactors,
    startTotp,
    confirmTotp,
    removeTotp,
    renewRecoveryCodes,
    startPasskey,
    addPasskey,
    removePasskey,
    passkeyChallenge,
    proofWays,
    prove,
    startProof,
    finishProof,
  ],
  messages: sessionMessages,
} as const satisfies Domain;
