import { clarification, projectLifecycle, type Saved } from '@zhaocai/model';
import type { Logger } from 'pino';
import { castOf, demoTenant, ofSupplier, playDemo, type Platform } from '../../../platform/module/index.ts';
import { answerQuestion, publishAnswer } from '../question/answer-question.ts';
import { askQuestion } from '../question/ask-question.ts';

type Stage = Platform & { readonly log: Logger };

const tenderingStages = projectLifecycle.sql('published', 'registering');

const asked = [
  {
    supplier: 'supplier1',
    title: '安装调试是否包含在报价内',
    content: '设备到货后的安装、调试和培训费用是否应包含在报价总价中？',
    reply: '应包含。报价为交货至指定地点并完成安装、调试、培训的总价。',
  },
  {
    supplier: 'supplier2',
    title: '是否接受同等性能的其他型号',
    content: '采购清单列出的参考型号已停产，是否接受性能不低于该型号的其他产品？',
    reply: null,
  },
] as const;

/** Two questions about a published project of the demo: one answered for everybody, one that waits. */
export async function seedDemoQuestions(platform: Stage): Promise<void> {
  const { database, files, clock } = platform;
  const db = database.scoped(demoTenant);
  const known = await db.query('select from question where tenant_id = $1 limit 1', [demoTenant]);
  const [open] = await db.query<{ id: string }>(
    `select id::text from published_project where tenant_id = $1 and stage in ${tenderingStages} and entry_end_time > $2
     order by bid_end_time desc, id limit 1`,
    [demoTenant, clock.now()],
  );
  const cast = await castOf(platform, {
    supplier1: ofSupplier(1),
    supplier2: ofSupplier(2),
  });
  if (known.length > 0 || !open || !cast) return;
  for (const { supplier, title, content, reply } of asked) {
    const question = { projectId: open.id, tenantId: demoTenant, title, content };
    const saved = await cast[supplier]((ctx) => askQuestion(files, ctx, question));
    if (reply !== null) await answer(platform, saved, reply);
  }
}

function answer(platform: Stage, saved: Saved, replyContent: string): Promise<void> {
  const { files } = platform;
  return playDemo(platform, { unless: clarification, cast: ['buyer'] }, async ({ buyer }) => {
    const { id, version } = await answerQuestion(files, buyer, { ...saved, replyContent });
    await publishAnswer(files, buyer, { id, version });
  });
}
