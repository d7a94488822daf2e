/** select: boxes can be ticked · read: they cannot · approve: a check mark stands in their place. */
export type ComparisonMode = 'select' | 'read' | 'approve';
