import { readNodeJson } from '@zhaocai/model';
import { z } from 'zod';
import { demandPlain, refuse, type Ctx } from '../../../platform/http/index.ts';
import { saveFlow } from '../design/save-flow.ts';

const flowFile = z.object({
  flowKey: z.string().max(60),
  flowName: z.string().trim().min(1).max(100),
  nodeJson: z.union([z.string(), z.looseObject({})]),
});
const largest = 2_000_000;

/** A flow from a file, checked like every other and published; an existing key gets its next version. */
export async function deployUpload(
  ctx: Ctx,
  { category }: { category?: string | undefined },
): Promise<{ processId: string; versionNo: number }> {
  const file = flowFile.safeParse(await sentJson(ctx));
  if (!file.success) return refuse('workflow.fileUnreadable');
  demandPlain(file.data, ctx.language);
  const { flowKey, flowName } = file.data;
  const nodeJson = typeof file.data.nodeJson === 'string' ? file.data.nodeJson : JSON.stringify(file.data.nodeJson);
  const drawn = readNodeJson(nodeJson) ?? refuse('workflow.fileUnreadable');
  const [known] = await ctx.db.query<{ id: string; version: number }>(
    'select id, version from flow_definition where tenant_id = $1 and flow_key = $2 and is_deleted = 0',
    [ctx.tenantId, flowKey],
  );
  const saved = await saveFlow(ctx, {
    ...(known ? { defindId: known.id, version: known.version } : { flowKey }),
    flowName,
    ...(category && { category }),
    nodeJson,
    flowExamines: [...drawn.rows],
    publish: true,
  });
  return { processId: saved.defindId, versionNo: saved.versionNo };
}

async function sentJson(ctx: Ctx): Promise<unknown> {
  const text = await ctx.sentFile(({ stream }) => textOf(stream), 'workflow.fileUnreadable');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > largest) refuse('workflow.fileUnreadable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
