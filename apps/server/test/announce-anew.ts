import { actSealOf } from '../src/platform/audit/index.ts';
import type { TenderingApp } from './tendering-app.ts';

interface Publication {
  readonly seq: string;
  readonly payload: string;
  readonly seal: string;
}

interface Times {
  readonly bidEndTime: string;
  readonly openTime: string;
}

/**
 * Other times than were announced, in the rows and in the record, under a seal: what nobody does who has the database
 * alone. Answers how it is taken back.
 */
export async function announceAnew(
  app: TenderingApp,
  projectId: string,
  times: Partial<Times>,
): Promise<() => Promise<void>> {
  const [kept] = await app.asSuperuser<Publication>(
    `select seq::text as seq, payload, seal from evidence where stream = $1 and action = 'project.publish'`,
    [projectId],
  );
  if (!kept) throw new Error('not published');
  const said = JSON.parse(kept.payload) as Times;
  const payload = JSON.stringify({ ...said, ...times });
  const tell = async (one: Publication, { bidEndTime, openTime }: Times) => {
    await app.asSuperuser(
      `update project set bid_end_time = $2::timestamp at time zone 'Asia/Shanghai',
         open_time = $3::timestamp at time zone 'Asia/Shanghai' where id = $1`,
      [projectId, bidEndTime, openTime],
    );
    await app.asSuperuser(
      `update evidence set payload = $3, seal = $4 where tenant_id = '100001' and stream = $1 and seq = $2`,
      [projectId, one.seq, one.payload, one.seal],
    );
  };
  const seal = actSealOf(app.secret).seal({ tenantId: '100001', stream: projectId, payload });
  await tell({ ...kept, payload, seal }, { ...said, ...times });
  return () => tell(kept, said);
}
