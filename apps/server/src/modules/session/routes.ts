import {
  bidSignIn,
  captcha,
  casSignIn,
  clearCache,
  ownUserInfo,
  refreshToken,
  registerGuest,
  signIn,
  signOut as signOutEndpoint,
  thirdPartySignIn,
  updatePassword as updatePasswordEndpoint,
  userInfo,
} from '@zhaocai/contract';
import { handle, handlePublic, refuse, type MountedEndpoint } from '../../platform/http/index.ts';
import { issueCaptcha } from './captcha.ts';
import { ownUser, sessionInfo } from './own-user.ts';
import type { SessionDeps } from './session-deps.ts';
import { signOut } from './sign-out.ts';
import { answerRefresh, answerToken } from './token-routes.ts';
import { updatePassword } from './update-password.ts';

export function sessionRoutes(deps: SessionDeps): readonly MountedEndpoint[] {
  return [
    handlePublic(signIn, (ctx, input) => answerToken(deps, ctx, input)),
    handlePublic(refreshToken, (ctx, input) => answerRefresh(deps, ctx, input)),
    handlePublic(captcha, (ctx) => issueCaptcha(deps.database, ctx.now)),
    handlePublic(signOutEndpoint, (ctx) => signOut(deps, ctx)),
    handle(clearCache, async ({ tenantId, user }) => {
      deps.authenticator.forget({ tenantId, userId: user.userId });
      return null;
    }),
    handle(userInfo, sessionInfo),
    handle(ownUserInfo, ownUser),
    handle(updatePasswordEndpoint, (ctx, change) => updatePassword(deps, ctx, change)),
    handlePublic(thirdPartySignIn, noIdentityProvider),
    handlePublic(casSignIn, noIdentityProvider),
    handlePublic(bidSignIn, noIdentityProvider),
    handlePublic(registerGuest, noIdentityProvider),
  ];
}

/** Without a configured identity provider there is no third-party account to sign in or to register (decisions 21). */
async function noIdentityProvider(): Promise<never> {
  return refuse('session.thirdPartyMissing');
}
