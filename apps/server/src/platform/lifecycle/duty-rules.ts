import { columnOf, entities, keptDuties, snakeCase, type Entity, type KeptDuty, type Told } from '@zhaocai/model';
import type { Database } from '../db/index.ts';

/**
 * Tells the database what the lifecycles declare, so that its triggers keep the duties of every row, whatever moves it.
 * At every start, through the owner's connection; where nothing has changed, nothing is done.
 */
export async function applyDutyRules(owner: Pick<Database, 'transaction'>): Promise<void> {
  const rules = keptDuties.map(ruleOf);
  const told = (entities as readonly Entity[]).flatMap(toldRules);
  await owner.transaction('000000', async (tx) => {
    await tx.query('select apply_duty_rules($1::jsonb) as "isChanged"', [JSON.stringify(rules)]);
    await tx.query('delete from told_rule');
    await tx.query('insert into told_rule select * from jsonb_populate_recordset(null::told_rule, $1::jsonb)', [
      JSON.stringify(told),
    ]);
  });
}

/** Who is told of which move, as the table told_rule holds it. */
function toldRules(entity: Entity) {
  return (entity.lifecycle?.told ?? []).flatMap((told) => rulesOfSide(entity, told));
}

function rulesOfSide(entity: Entity, told: Told) {
  const whole = told.of && entityNamed(told.of.entity);
  const named = told.isPersonOfWhole && whole ? whole : entity;
  return Object.entries(told.words).map(([action, kind]) => ({
    entity: entity.name,
    action,
    kind,
    table_name: entity.table,
    person_column: columnIn(named, told.person),
    party_column: told.party ? columnIn(named, told.party) : null,
    is_of_party: told.party !== undefined,
    is_person_of_whole: told.isPersonOfWhole ?? false,
    about: told.about,
    about_column: columnIn(entity, told.of?.field ?? 'id'),
    of_table: whole?.table ?? null,
    name_column: columnIn(whole ?? entity, told.name),
  }));
}

/** A duty as the table duty_rule holds it. */
function ruleOf({ entity, kind, field, codes, notBy, when, of, ...duty }: KeptDuty) {
  const whole = of && entityNamed(of.entity);
  const own = (name: string | undefined) => (name === undefined ? null : columnIn(entity, name));
  const told = (name: string | undefined) => (name === undefined ? null : columnIn(whole ?? entity, name));
  return {
    table_name: entity.table,
    kind,
    entity: entity.name,
    state_column: own(field),
    states: codes.map(String),
    when_column: own(when?.field),
    when_values: when ? when.codes.map((code) => String(code ?? '')) : null,
    key_column: own(duty.key ?? 'id'),
    person_column: own(duty.person),
    party_column: own(duty.party),
    of_table: whole?.table ?? null,
    of_column: own(of?.field),
    name_column: told(duty.name),
    number_column: told(duty.number),
    part_column: own(duty.part),
    due_column: duty.isDueOfWhole ? told(duty.due) : own(duty.due),
    is_due_of_whole: duty.isDueOfWhole ?? false,
    from_column: own(duty.from),
    not_by: notBy,
  };
}

/** The entity of the catalog with this name. */
export function entityNamed(name: string): Entity {
  const found = entities.find((one) => one.name === name);
  if (!found) throw new Error(`there is no entity ${name}`);
  return found;
}

const ofEveryRow = new Set(['id', 'createUser']);

function columnIn({ name: entityName, fields }: Entity, name: string): string {
  if (Object.hasOwn(fields, name)) return columnOf(fields, name);
  if (!ofEveryRow.has(name)) throw new Error(`a duty of ${entityName} names ${name}, which is no field`);
  return snakeCase(name);
}
