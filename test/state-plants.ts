import { habit, type Plant } from './plant.ts';

/** States without names, states and locks beside their kits. */
export const statePlants: readonly Plant[] = [
  habit('a state compared with a code', {
    file: 'plant-state.ts',
    text: 'export const isOpen = (project: { readonly stage: number }): boolean => project.stage >= 45;',
    finding: 'states-have-names',
  }),
  habit('a state looked for among codes', {
    file: 'plant-states.ts',
    text: 'export const isFree = (room: { readonly roomStatus: number }): boolean => [0, 2].includes(room.roomStatus);',
    finding: 'states-have-names',
  }),
  habit('a state given as a code', {
    file: 'plant-state-given.ts',
    text: 'export const made = (name: string) => ({ name, noticeState: 1 });',
    finding: 'states-have-names',
  }),
  habit('a state by its code in SQL', {
    file: 'plant-state-sql.ts',
    text: 'export const won = `select id from entry e where e.entry_status = 11`;',
    finding: 'states-have-names',
  }),
  habit('a state written by a statement of its own', {
    file: 'plant-state-write.ts',
    text: 'export const close = `update package set update_time = $2, package_status = $3 where id = $1`;',
    finding: 'states-move-by-transition',
  }),
  habit('a row taken away by a statement of its own', {
    file: 'plant-drop.ts',
    text: 'export const gone = `update package set is_deleted = 1, update_time = $2 where id = $1`;',
    finding: 'rows-are-dropped',
  }),
  habit('a lock beside the declared order', {
    file: 'plant-lock.ts',
    text: 'export const held = `select id from project where id = $1 for no key update`;',
    finding: 'locks-are-ordered',
  }),
];
