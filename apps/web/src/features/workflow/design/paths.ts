export const flowListPath = '/base/workFlow/index';
export const addFlowPath = '/base/workFlow/addFlow';
const designerPath = '/base/workFlow/workFlow';

/** The designer opens with a query whose `row` carries defindId (rule 207). */
export function designPath(defindId: string): string {
  return `${designerPath}?row=${encodeURIComponent(JSON.stringify({ defindId }))}`;
}

/** The runs of a flow, or of all flows. */
export function runsPath(defindId?: string): string {
  return `/base/workFlow/instances${defindId === undefined ? '' : `?defindId=${defindId}`}`;
}

/** The flow that the address names; `row` as a text of JSON, or the id itself. */
export function defindIdIn(query: URLSearchParams): string | undefined {
  const row = query.get('row');
  const named = row ? defindIdOf(row) : query.get('defindId');
  return named && /^\d{1,18}$/.test(named) ? named : undefined;
}

function defindIdOf(row: string): string | null {
  try {
    const value: unknown = JSON.parse(row);
    if (typeof value !== 'object' || value === null || !('defindId' in value)) return null;
    return typeof value.defindId === 'string' || typeof value.defindId === 'number' ? String(value.defindId) : null;
  } catch {
    return null;
  }
}
