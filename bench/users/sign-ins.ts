import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { crowdAccount, tenantId, type CrowdServer } from './people.ts';

export const signInNames = {
  lost: '200 sign-ins at once: not answered rightly',
  list: 'list while 200 people sign in at once: p95 in ms',
} as const;

const count = 200;
export const typed = 'Bench@2026';
export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Two people turn pages while two hundred sign in, every tenth of them with a wrong password. */
export async function measureSignIns(crowd: CrowdServer): Promise<{ name: string; value: number }[]> {
  const started = performance.now();
  const signIns = Promise.all(Array.from({ length: count }, (_, index) => signIn(crowd, index)));
  let isOver = false;
  void signIns.then(() => (isOver = true));
  const turned = await Promise.all([0, 1].map(() => turnPages(crowd, () => isOver)));
  const answers = await signIns;
  const times = turned.flat().toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  console.log(
    `sign-ins: ${count} in ${((performance.now() - started) / 1000).toFixed(1)} s; ${times.length} lists meanwhile, ` +
      `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${at(0.999_99).toFixed(1)} ms`,
  );
  const tokens = answers.flatMap(({ token }) => token ?? []);
  const lost = answers.filter(({ isRight }) => !isRight).length + tokens.length - new Set(tokens).size;
  return [
    { name: signInNames.lost, value: lost },
    { name: signInNames.list, value: at(0.95) },
  ];
}

async function turnPages({ server, token }: CrowdServer, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let current = 1; !isOver(); current = (current % 50) + 1) {
    const started = performance.now();
    const answer = await fetch(`${server.url}/api/blade-user/page?current=${current}&size=20`, {
      headers: { 'blade-auth': `bearer ${token}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
    // As long as a very quick reader takes.
    await setTimeout(20);
  }
  return times;
}

interface SignedIn {
  readonly isRight: boolean;
  readonly token?: string;
}

async function signIn({ server }: CrowdServer, index: number): Promise<SignedIn> {
  const isWrong = index % 10 === 0;
  const account = crowdAccount(index);
  const answer = await fetch(`${server.url}/api/blade-auth/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      tenantId,
      username: account,
      password: md5(isWrong ? 'something else' : typed),
      grant_type: 'password',
      scope: 'all',
    }),
  });
  const body = (await answer.json()) as { account?: string; access_token?: string };
  if (isWrong) return { isRight: answer.status === 400 };
  return { isRight: answer.ok && body.account === account, token: body.access_token };
}
