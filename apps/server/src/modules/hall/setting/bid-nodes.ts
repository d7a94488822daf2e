import {
  bidNode,
  confirmMinutes,
  hallNodes,
  isOptionalNode,
  type BidNodeLine,
  type EndpointInput,
  type saveTenantBidNodes,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, findTenantRows, insertRow } from '../../../platform/rows/index.ts';

/** Minutes that a node is planned to take where a unit says nothing else. */
const usualMinutes = 10;

/** The nodes of every opening, with what the unit has made of them, in their order. */
export async function listBidNodes(ctx: Ctx): Promise<BidNodeLine[]> {
  const own = new Map((await findTenantRows(ctx, bidNode)).map((row) => [row.nodeCode, row]));
  return hallNodes.choices.map(({ name, value, label }) => {
    const row = own.get(value);
    return {
      nodeCode: value,
      nodeName: row?.nodeName ?? label[ctx.language],
      isUsed: row?.isUsed ?? true,
      durationMin: row?.durationMin ?? (name === 'confirm' ? confirmMinutes : usualMinutes),
      isOptional: isOptionalNode(value),
    };
  });
}

/** The nodes that are named, written for openings to come; the others stay as they are. */
export async function saveBidNodes(
  ctx: Ctx,
  { nodes }: EndpointInput<typeof saveTenantBidNodes>,
): Promise<BidNodeLine[]> {
  if (new Set(nodes.map(({ nodeCode }) => nodeCode)).size !== nodes.length) refuse('hall.nodeTwice');
  for (const { nodeCode, nodeName, isUsed } of nodes) {
    if (!hallNodes.named(nodeCode)) notFound();
    if (!isUsed && !isOptionalNode(nodeCode)) refuse('hall.nodeRequired', { name: nodeName });
  }
  const own = new Map((await findTenantRows(ctx, bidNode)).map((row) => [Number(row.nodeCode), row.id]));
  for (const values of nodes) {
    const id = own.get(values.nodeCode);
    if (id === undefined) await insertRow(ctx, bidNode, { values });
    else await changeRow(ctx, bidNode, { id, values });
  }
  await recordEvidence(ctx, { stream: 'admin', action: 'bidNode.save', subject: '0', payload: { nodes } });
  return listBidNodes(ctx);
}
