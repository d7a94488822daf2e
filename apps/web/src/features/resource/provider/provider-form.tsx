import './provider.css';
import { resource } from '@zhaocai/model/kit/resource';
import type { Entity } from '@zhaocai/model/kit/entity';
import type { Choice, Fields, RowOf } from '@zhaocai/model/kit/field';
import { Form, Input, Select } from 'antd';
import { useRef, useState, type Ref } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { providerTexts as texts } from './provider-texts.ts';

export interface ProviderFormProps<F extends Fields> {
  readonly entity: Entity<F>;
  /** Kinds that can be added; the built-in one cannot. */
  readonly kinds: readonly Choice[];
  /** The fields that a kind has, in the form's order. */
  readonly fieldsOf: (category: number) => Fields;
  readonly task: RowTask | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a provider: what is asked for follows from its kind. */
export function ProviderForm<F extends Fields>({ entity, task, onClose, ...rest }: ProviderFormProps<F>) {
  const t = useText();
  const handle = useRef<ResourceFormHandle>(null);
  return (
    <Dialog
      isOpen={task !== undefined}
      title={t(entity.label)}
      width={administrationWidth}
      onClose={() => handle.current?.cancel()}
    >
      {task?.kind === 'add' && <KindForm entity={entity} handle={handle} onClose={onClose} {...rest} />}
      {task?.kind === 'edit' && <StoredForm id={task.id} entity={entity} handle={handle} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

interface KindFormProps<F extends Fields> extends Omit<ProviderFormProps<F>, 'task'> {
  readonly handle: Ref<ResourceFormHandle>;
  readonly row?: FormValues;
}

function StoredForm<F extends Fields>({ id, ...props }: KindFormProps<F> & { id: string }) {
  const endpoint = resource(props.entity).detail;
  if (!endpoint) throw new Error(`${props.entity.name} has no detail`);
  const query = useEndpoint(endpoint, { id });
  // The kit reads rows by field name.
  return <Loaded query={query}>{(row: RowOf<F>) => <KindForm {...props} row={{ ...row }} />}</Loaded>;
}

function KindForm<F extends Fields>({ entity, kinds, fieldsOf, handle, row, onClose }: KindFormProps<F>) {
  const t = useText();
  const [chosen, setChosen] = useState(kinds[0]?.value ?? 0);
  const category = row ? Number(row.category) : chosen;
  const fields = fieldsOf(category);
  const save = useSave(entity, row !== undefined);
  return (
    <>
      {!row && (
        <label className="provider-kind">
          <span>{t(texts.chooseKind)}</span>
          <Select
            className="kit-wide"
            value={category}
            options={kinds.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={setChosen}
          />
          <small>{t(texts.kindFixed)}</small>
        </label>
      )}
      <ResourceForm
        ref={handle}
        fields={fields}
        row={row}
        onCancel={onClose}
        onSubmit={async (values) => {
          const isStored = await save({ ...values, category });
          if (isStored) onClose();
          return isStored;
        }}
      >
        <SecretFields fields={fields} isStored={row !== undefined} />
      </ResourceForm>
    </>
  );
}

/** Secrets are typed unseen; a stored one stands there as its mask. */
function SecretFields({ fields, isStored }: { fields: Fields; isStored: boolean }) {
  const t = useText();
  return Object.entries(fields)
    .filter(([, field]) => field.secret)
    .map(([name, field]) => (
      <Form.Item
        key={name}
        name={name}
        label={t(field.label)}
        required={field.required}
        extra={isStored && t(texts.keepSecret)}
      >
        <Input.Password autoComplete="new-password" placeholder={t(texts.newSecret, { name: t(field.label) })} />
      </Form.Item>
    ));
}

function useSave<F extends Fields>(entity: Entity<F>, isStored: boolean) {
  const endpoint = resource(entity).save;
  if (!endpoint) throw new Error(`${entity.name} has no save`);
  const command = useCommand(endpoint, { success: isStored ? texts.updated : texts.added });
  return async (values: FormValues): Promise<boolean> => {
    // The form gives what the definition asks for; its type is only known by name.
    const answer = await command.run(values as unknown as Parameters<typeof command.run>[0]);
    return answer !== undefined;
  };
}
