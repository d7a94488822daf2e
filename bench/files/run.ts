import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { startProduct, type Product } from '../../apps/server/test/crash/product.ts';
import { describeTarget, judge, targetOf, type Verdict } from '../budget.ts';

const files = 300;
const fileBytes = 1_750_000;
const sampleMs = 50;
const names = {
  megabytes: 'dossier of 300 files, 500 MB: MB above the baseline',
  again: 'dossier of 300 files, 500 MB, again: MB above the baseline',
  perSecond: 'dossier of 300 files, 500 MB: MB per second',
} as const;

/** A large project as one archive from the product as `npm start` runs it: what its server needs beyond what it had. */
export async function runFilesBench(only: string): Promise<Verdict[]> {
  if (!Object.values(names).some((name) => name.includes(only))) return [];
  const product = await startProduct();
  try {
    const lines = Object.entries(await measure(product));
    console.log('| line | value | target | |\n|---|--:|--:|---|');
    return lines.map(([name, value]) => {
      const verdict = judge(value, targetOf(name));
      console.log(`| ${name} | ${value.toFixed(0)} | ${describeTarget(targetOf(name))} | ${verdict} |`);
      return verdict;
    });
  } finally {
    await product.stop();
  }
}

async function measure(product: Product): Promise<Readonly<Record<string, number>>> {
  const token = await signInAsBuyer(product.url);
  const projectId = await projectWithFiles(product, { token, count: 3 });
  // What is loaded once for all dossiers is no part of this one.
  await fetchDossier(product.url, { token, projectId });
  await projectWithFiles(product, { token, count: files - 3 });
  const first = await measureDossier(product, { token, projectId });
  const second = await measureDossier(product, { token, projectId });
  return {
    [names.megabytes]: first.megabytes,
    [names.again]: second.megabytes,
    [names.perSecond]: Math.max(first.perSecond, second.perSecond),
  };
}

async function signInAsBuyer(url: string): Promise<string> {
  const password = createHash('md5').update('Demo@2026').digest('hex');
  const tenantId = '100001';
  const client = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;
  const answer = await fetch(`${url}/api/blade-auth/oauth/token`, {
    method: 'POST',
    headers: { authorization: client, 'tenant-id': tenantId },
    body: new URLSearchParams({ tenantId, username: 'buyer', password, grant_type: 'password', scope: 'all' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`the buyer could not sign in: ${answer.status}`);
  return token;
}

/** Uploads so many files, each of its own content, and hangs them on the first project of the demo. */
async function projectWithFiles(
  { url, superuserUrl }: Product,
  { token, count }: { token: string; count: number },
): Promise<string> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await upload(url, token, `图纸${count}-${at}.txt`));
  return withClient(superuserUrl(), async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id::text from project where tenant_id = '100001' order by id limit 1`,
    );
    const projectId = rows[0]?.id ?? '';
    await client.query(
      `update attachment set business_type = 'project', business_id = $1 where tenant_id = '100001' and id = any($2::bigint[])`,
      [projectId, ids],
    );
    return projectId;
  });
}

async function upload(url: string, token: string, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([`${name}\n`.padEnd(fileBytes, 'text ')]), name);
  const headers = { 'blade-auth': `bearer ${token}` };
  const answer = await fetch(`${url}/api/file/uploadOSS`, { method: 'POST', headers, body });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: { fileId: string } };
  if (code !== 200) throw new Error(`the upload was refused: ${msg}`);
  return data.fileId;
}

interface Wish {
  readonly token: string;
  readonly projectId: string;
}

async function measureDossier({ url, serverPid }: Product, wish: Wish) {
  const baseline = residentMegabytes(serverPid());
  let peak = baseline;
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(serverPid()))), sampleMs);
  const begun = performance.now();
  const megabytes = (await fetchDossier(url, wish)) / 1024 / 1024;
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(timer);
  console.log(`${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s; ${baseline.toFixed(0)} MB before`);
  return { megabytes: peak - baseline, perSecond: megabytes / seconds };
}

/** By the link that a screen asks for; reads the archive and throws it away. */
async function fetchDossier(url: string, { token, projectId }: Wish): Promise<number> {
  const headers = { 'blade-auth': `bearer ${token}` };
  const asked = await fetch(`${url}/api/purchase/project/dossierTicket?projectId=${projectId}`, { headers });
  const { data } = (await asked.json()) as { data: { url: string } };
  const answer = await fetch(`${url}${data.url}`);
  if (!answer.ok || !answer.body) throw new Error(`the dossier was refused: ${answer.status}`);
  let size = 0;
  for await (const chunk of answer.body) size += chunk.length;
  return size;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
