import type { Entity, Fields } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import type { Verbs } from '@zhaocai/model/kit/entity';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { expertTexts as texts } from '../texts.ts';
import { RecordList, type RecordLook } from './record-list.tsx';

type RecordVerbs = Verbs & Required<Pick<Verbs, 'list' | 'save' | 'remove'>>;

interface RecordSectionProps<F extends Fields> extends RecordLook<F> {
  readonly entity: Entity<F, RecordVerbs>;
  readonly expertId: string;
}

/** Records of one kind of an expert, for the people of the library. */
export function RecordSection<F extends Fields>({ entity, expertId, ...look }: RecordSectionProps<F>) {
  const allowed = useAllowed();
  const { list, save, remove } = resource(entity);
  const query = useEndpoint(list, { expertId });
  const saving = useCommand(save, { success: texts.recordSaved });
  const removing = useCommand(remove, { success: texts.recordRemoved, inQuery: true });
  return (
    <RecordList
      {...look}
      entity={entity}
      rows={query.data}
      mayEdit={allowed('expertLibrary_edit')}
      // The form has judged every field by the definition that the type is made from.
      save={async (values) => (await saving.run({ ...values, expertId } as never)) !== undefined}
      remove={(id) => removing.run({ ids: id })}
    />
  );
}
