import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

/** A real OpenID Connect provider; unless it asks, the person is signed in there whenever somebody comes. */
export interface IdentityServer {
  readonly issuer: string;
  /** Who signs in next. */
  person: { sub: string; account: string };
  /** Where the provider sends the browser back to, after it went to `url`. */
  follow(url: string): Promise<URL>;
  close(): Promise<void>;
}

export const registeredClient = { clientId: 'zhaocai', clientSecret: 'a secret between two servers' };

interface ServerOptions {
  /** With a page of its own, on which whoever came says who he is, or goes back. */
  readonly asks?: boolean;
  /** Without one of its own choice it listens somewhere. */
  readonly port?: number;
}

export async function startIdentityServer(
  redirectUri: string,
  { asks = false, port = 0 }: ServerOptions = {},
): Promise<IdentityServer> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // Listening on a port, its address is no text.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const people = new Map<string, string>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: registeredClient.clientId,
        client_secret: registeredClient.clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [redirectUri],
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a key of this test'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        // Its own page asks the network for a font.
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><meta charset="utf-8"><title>校园统一身份认证</title>${form}
            <button form="op.logoutForm" name="logout" value="yes">退出校园</button>`;
        },
      },
    },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, preferred_username: people.get(sub), name: '张三' }),
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: registeredClient.clientId,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  async function answer(...[request, response]: Parameters<typeof handle>): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    if (asks) {
      if (request.method === 'GET') {
        response.setHeader('content-type', 'text/html');
        response.end(signInPage);
        return;
      }
      const said = new URLSearchParams(await text(request));
      if (said.has('cancel')) {
        const refused = { error: 'access_denied', error_description: 'the person went back' };
        return provider.interactionFinished(request, response, refused);
      }
      const account = said.get('account') ?? '';
      identity.person = { sub: `sub-${account}`, account };
    }
    people.set(identity.person.sub, identity.person.account);
    return provider.interactionFinished(request, response, { login: { accountId: identity.person.sub } });
  }
  const identity: IdentityServer = {
    issuer,
    person: { sub: 'nobody', account: 'nobody' },
    follow: (url) => followTo(url, redirectUri),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return identity;
}

const signInPage = `<!doctype html><meta charset="utf-8"><title>校园统一身份认证</title>
<form method="post"><label>学工号 <input name="account"></label>
<button name="enter" value="1">登录校园</button><button name="cancel" value="1">返回</button></form>`;

/** What a browser does: goes where it is sent and keeps the cookies. */
async function followTo(start: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 6 && !url.startsWith(redirectUri); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    url = new URL(answer.headers.get('location') ?? redirectUri, url).href;
  }
  return new URL(url);
}
