import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyArchive } from '@zhaocai/model/record/verify-archive';
import { archiveMembers, archiveOf } from '../../../../test/archive-members.ts';
import { quiet } from '../../../../test/database-url.ts';
import { startDocumentApp } from '../../../../test/document-app.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { signRoots } from '../../../platform/audit/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startDocumentApp();
});
afterAll(() => app.close());

type Members = Readonly<Record<string, Uint8Array>>;

async function dossierOf(projectId: string, account: Account = 'buyer'): Promise<Members> {
  const { rawPayload } = await app.as(account).rawPost('/file/filegennerate/cusProInfoFile', { projectId });
  return archiveMembers(rawPayload);
}
const paths = (members: Members, pattern: RegExp) => Object.keys(members).filter((path) => pattern.test(path));
const verified = (members: Members) => verifyArchive(archiveOf(members));

/** Handed in, opened, and with its result out. */
async function stagesOf(projectName: string) {
  const projectId = await steps.quotedProject(app, { changes: { projectName } });
  const [day = ''] = app.clock.now().split(' ');
  for (const heads of [[{ stream: 'admin', seq: '1', hash: 'a'.repeat(64) }], []])
    await app.rootBook.append('100001', { at: `${heads.length > 0 ? day : '2030-01-01'} 00:05:00`, heads });
  return {
    projectId,
    async open() {
      steps.dataOf(await steps.open(app, projectId));
    },
    async decide() {
      const submitted = await steps.handInSelection(app, await steps.comparison(app, projectId), (offers) =>
        steps.selectionsOf(offers, 1),
      );
      steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
      steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
    },
  };
}

test('an archive proves itself without us: its chains, its days, and once open every bid as it was sealed', async () => {
  const { projectId, open, decide } = await stagesOf('归档核验');
  const before = await dossierOf(projectId);
  expect(paths(before, /\/bids\//)).toEqual([]);
  expect((await verified(before)).faults).toEqual([]);

  await open();
  const opened = await dossierOf(projectId);
  const sealed = await verified(opened);
  expect(sealed).toMatchObject({ faults: [], publicKey: app.rootBook.publicKey });
  expect(sealed.counts).toMatchObject({ bids: 3, checkpoints: 1 });
  expect(sealed.counts.days).toBeGreaterThan(0);
  expect(paths(opened, /key\.txt$/)).toEqual([]);

  await decide();
  const decided = await dossierOf(projectId);
  expect((await verified(decided)).faults).toEqual([]);
  expect(paths(decided, /key\.txt$/)).toHaveLength(3);

  const [fields = ''] = paths(decided, /fields\.age$/);
  const changed = Uint8Array.from(decided[fields] ?? []);
  changed[200] = (changed[200] ?? 0) ^ 1;
  const { faults } = await verified({ ...decided, [fields]: changed });
  expect(faults).toEqual([expect.stringContaining('fields.age: is not the cipher text that was sealed')]);
});

test('an archive of a chain that was cut after it was signed does not verify, though it is whole in itself', async () => {
  const { projectId, open } = await stagesOf('存证被截断');
  const sign = () =>
    app.database.transaction('100001', (db) =>
      signRoots(db, { book: app.rootBook, log: quiet, tenantId: '100001', now: db.now }),
    );
  await sign();
  await open();
  await sign();
  expect((await verified(await dossierOf(projectId))).counts.heads).toBe(5);
  await app.asSuperuser(
    `with gone as (delete from evidence where stream = $1 and seq = 2)
     update evidence_head h set seq = 1, hash = e.hash, prev_hash = e.prev_hash
     from evidence e where h.stream = $1 and e.stream = $1 and e.seq = 1`,
    [`${projectId}.300002`],
  );
  const { faults } = await verified(await dossierOf(projectId));
  expect(faults).toContainEqual(expect.stringContaining('300002: row 2 is not the one that was signed at'));
});

test('who may not read the record of a project finds none in its archive', async () => {
  const { projectId, open } = await stagesOf('无存证权限');
  await open();
  const permissions = app.as('buyer').user.permissions as Set<string>;
  expect(paths(await dossierOf(projectId), /^06-存证/)).not.toEqual([]);
  permissions.delete('project_evidence');
  expect(paths(await dossierOf(projectId), /^06-存证/)).toEqual([]);
  permissions.add('project_evidence');
});
