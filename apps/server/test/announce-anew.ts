import { rewriteAct } from './rewrite-act.ts';
import type { TenderingApp } from './tendering-app.ts';

interface Times {
  readonly bidEndTime: string;
  readonly openTime: string;
}

/**
 * Other times than were announced, in the rows and in the record, under seals: what nobody does who has the database
 * alone. Answers how it is taken back.
 */
export async function announceAnew(
  app: TenderingApp,
  projectId: string,
  times: Partial<Times>,
): Promise<() => Promise<void>> {
  const [kept] = await app.asSuperuser<{ payload: string }>(
    `select payload from evidence where stream = $1 and action = 'project.publish'`,
    [projectId],
  );
  if (!kept) throw new Error('not published');
  const said = JSON.parse(kept.payload) as Times;
  const tell = async (now: Times) => {
    await app.asSuperuser(
      `update project set bid_end_time = $2::timestamp at time zone 'Asia/Shanghai',
         open_time = $3::timestamp at time zone 'Asia/Shanghai' where id = $1`,
      [projectId, now.bidEndTime, now.openTime],
    );
    await rewriteAct(app, { projectId, action: 'project.publish' }, () => JSON.stringify(now));
  };
  await tell({ ...said, ...times });
  return () => tell(said);
}
