/** Cells of a drawing as the designer stores them. */
export function drawNode(id: string, position: { x: number; y: number }, data: object) {
  return { id, shape: 'rect', position, size: { width: 120, height: 44 }, data };
}

export function drawEdge(source: string, target: string, data: object = {}) {
  return { id: `${source}-${target}`, shape: 'edge', source: { cell: source }, target: { cell: target }, data };
}

/** An approval by people that are named, from which a no goes back to who applied. */
export function drawApproval(examine: string, more: object) {
  const switches = { taskEdit: '0', isCountersign: '0', isWait: '0' };
  return { nodeType: '3', examine, grantType: '2', rejectHandle: '3', ...switches, ...more };
}
