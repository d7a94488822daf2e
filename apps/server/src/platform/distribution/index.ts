export { exceptions, localTables, referenceTables } from './placement-lists.ts';
export { judgeDistribution, placementOf, unexpectedFaults, type Fault, type Placement } from './judge-distribution.ts';
export { readSchema, type ForeignKey, type Schema, type Table } from './read-schema.ts';
export { writeDistribution } from './write-distribution.ts';
