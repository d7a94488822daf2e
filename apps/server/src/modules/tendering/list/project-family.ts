import type { EndpointInput, EndpointOutput, projectFamily } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';
import { listCards } from './project-cards.ts';
import { viewOf } from './project-views.ts';

interface Member {
  readonly id: string;
  readonly generation: number;
}

/** A chain: each project is procured again by one other at most. The depth ends a circle that should not be there. */
const chain = `
  with recursive up as (
      select p.parent_id as id, -1 as generation from project p where p.tenant_id = $1 and p.id = $2 and p.parent_id is not null
      union all
      select p.parent_id, u.generation - 1 from up u join project p on p.tenant_id = $1 and p.id = u.id
      where p.parent_id is not null and u.generation > -50),
    down as (
      select c.id, 1 as generation from project c where c.tenant_id = $1 and c.parent_id = $2 and c.is_deleted = 0
      union all
      select c.id, d.generation + 1 from down d
      join project c on c.tenant_id = $1 and c.parent_id = d.id and c.is_deleted = 0 where d.generation < 50)
  select id, generation from up union all select id, generation from down`;

/** What a project was procured again from, oldest first, and by, as far as the caller sees them. */
export async function readFamily(
  ctx: Ctx,
  { parentId, id = parentId }: EndpointInput<typeof projectFamily>,
): Promise<EndpointOutput<typeof projectFamily>> {
  const project = await findProject(ctx, id ?? refuse('tendering.nameProject'));
  const members = await ctx.db.query<Member & Record<string, unknown>>(chain, [ctx.tenantId, project.id]);
  const ids = members.map((member) => member.id);
  const cards = await listCards(ctx, viewOf(ctx), {
    input: {},
    more: (parameters) => [`t.id = any(${parameters.bind(ids)}::bigint[])`],
  });
  const generationOf = (one: string) => members.find((member) => member.id === one)?.generation ?? 0;
  return cards
    .map((card) => ({ ...card, generation: generationOf(card.id) }))
    .toSorted((left, right) => left.generation - right.generation);
}
