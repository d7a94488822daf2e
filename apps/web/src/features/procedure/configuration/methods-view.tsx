import type { Row } from '@zhaocai/model/kit/entity';
import { resource } from '@zhaocai/model/kit/resource';
import { loadDefaults } from '@zhaocai/model/procedure/configuration-endpoints';
import { lawRegime } from '@zhaocai/model/procedure/method';
import { openStatus, projectType } from '@zhaocai/model/procedure/project-type';
import { typeMethod } from '@zhaocai/model/procedure/type-method';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { RowTaskDialog } from '../../../kit/resource-page/row-task-dialog.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { MethodView } from './method-view.tsx';
import { configurationTexts as texts } from './texts.ts';

type TypeRow = Row<typeof projectType>;
type MethodRow = Row<typeof typeMethod>;

interface MethodsViewProps {
  readonly show: ReactNode;
  readonly chosen: string | null;
  readonly onChoose: (method: string) => void;
}

/** The kinds with their methods on the left, the chosen method like a page beside them. */
export function MethodsView({ show, chosen, onChoose }: MethodsViewProps) {
  const t = useText();
  const types = useEndpoint(resource(projectType).list, {});
  const methods = useEndpoint(resource(typeMethod).list, {});
  const first = methods.data?.find(({ typeId }) => typeId === types.data?.[0]?.id);
  const id = methods.data?.some((one) => one.id === chosen) ? chosen : first?.id;
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)} actions={show} />
      <Loaded query={types}>
        {(known) =>
          known.length === 0 ? (
            <NothingYet />
          ) : (
            <div className="configuration">
              <TypeList types={known} methods={methods.data ?? []} chosen={id} onChoose={onChoose} />
              <div className="configuration-page">
                {id ? <MethodView key={id} id={id} /> : <Empty title={t(texts.chooseMethod)} />}
              </div>
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

function NothingYet() {
  const t = useText();
  const allowed = useAllowed();
  const load = useCommand(loadDefaults);
  return (
    <Empty
      title={t(texts.noTypes)}
      help={t(texts.noTypesHelp)}
      action={
        allowed('purchaseconf_edit') && (
          <Button type="primary" loading={load.isRunning} onClick={() => void load.run({})}>
            {t(texts.loadDefaults)}
          </Button>
        )
      }
    />
  );
}

interface TypeListProps {
  readonly types: readonly TypeRow[];
  readonly methods: readonly MethodRow[];
  readonly chosen: string | null | undefined;
  readonly onChoose: (method: string) => void;
}

function TypeList({ types, methods, chosen, onChoose }: TypeListProps) {
  const t = useText();
  const allowed = useAllowed();
  const [typeId, setTypeId] = useState<string>();
  return (
    <nav className="configuration-types" aria-label={t(texts.methods)}>
      {types.map((type) => (
        <section key={type.id}>
          <h3>
            {type.typeName}
            {!openStatus.is(type.openStatus, 'open') && (
              <ChoiceTag choices={openStatus.choices} value={type.openStatus} />
            )}
          </h3>
          <p className="kit-quiet">{t(lawRegime.named(type.lawRegime)?.label ?? texts.types)}</p>
          <ul>
            {methods
              .filter((method) => method.typeId === type.id)
              .map(({ id, mannerName }) => (
                <li key={id}>
                  <Button
                    type={id === chosen ? 'primary' : 'text'}
                    size="small"
                    aria-current={id === chosen ? 'page' : undefined}
                    onClick={() => onChoose(id)}
                  >
                    {mannerName}
                  </Button>
                </li>
              ))}
            {allowed('purchaseconf_add') && (
              <li>
                <Button
                  type="text"
                  size="small"
                  icon={<PlusOutlined />}
                  aria-label={`${t(texts.addMethod)} ${type.typeName}`}
                  onClick={() => setTypeId(type.id)}
                />
              </li>
            )}
          </ul>
        </section>
      ))}
      <RowTaskDialog
        entity={typeMethod}
        task={typeId === undefined ? undefined : { kind: 'add', initial: { typeId } }}
        onClose={() => setTypeId(undefined)}
      />
    </nav>
  );
}
