import type { Entity } from '@zhaocai/model';

interface Move {
  readonly entity: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

/** What a database says that its rows went through: whoever moves them, a command or a function in SQL, writes it down there. */
export const movesOfRows = `
  select distinct entity, action, from_state as "from", to_state as "to" from state_change order by 1, 2, 3, 4`;

/** The moves that no lifecycle has: from a state, by an act, to a state. Of what no catalog names nothing is said. */
export async function strayMoves(moves: readonly Move[]): Promise<Move[]> {
  if (moves.length === 0) return [];
  // Most files of tests move nothing: they need not load every definition.
  const { entities } = await import('@zhaocai/model');
  const known = new Map<string, Entity>((entities as readonly Entity[]).map((entity) => [entity.name, entity]));
  return moves.filter(({ entity, action, from, to }) => {
    const found = known.get(entity);
    if (!found) return false;
    const act = found.lifecycle?.actions[action];
    return !act || !act.from.map(String).includes(from) || ![act.to, ...(act.orTo ?? [])].map(String).includes(to);
  });
}
