import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { formPage, type FormRow } from '@zhaocai/model/form/design-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { enabledFilter } from '../../../kit/resource-page/enabled-filter.ts';
import { useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { designPath } from '../paths.ts';
import { AddFormDialog } from './add-form-dialog.tsx';
import { formColumns } from './form-columns.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { formListTexts as texts } from './texts.ts';
import { useFormCommands } from './use-form-commands.ts';
import '../render/form.css';
import { formsExport } from '@zhaocai/model/form/form-exports';

/** The forms of a tenant: what is drawn, what is published, who fills them in. */
export function FormListPage() {
  const t = useText();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const [granted, setGranted] = useState<FormRow>();
  const [isAdding, setAdding] = useState(false);
  const { current, size } = state;
  const { formName, category, isEnabled } = state.filters;
  const asked = { formName, category, isEnabled: isEnabled ? Number(isEnabled) : undefined };
  const query = useEndpoint(formPage, { current, size, ...asked }, { keepPrevious: true });
  const commands = useFormCommands(setGranted);
  const add = allowed('form_add') && allowed('form_edit') && (
    <Button type="primary" onClick={() => setAdding(true)}>
      {t(texts.add)}
    </Button>
  );
  return (
    <ListPage<FormRow>
      id="formDefinition"
      title={t(texts.title)}
      columns={formColumns({ t, maySwitch: allowed('form_edit'), onSwitch: commands.turn })}
      query={query}
      state={state}
      onState={change}
      exported={formsExport}
      filters={filters}
      actions={add}
      rowActions={commands.actionsOf}
      pathOf={({ formId }) => designPath(formId)}
      isCovered={isAdding || granted !== undefined}
      empty={{ title: t(texts.none), help: t(texts.noneHelp), action: add }}
    >
      {granted && <GrantDialog row={granted} onClose={() => setGranted(undefined)} />}
      {isAdding && <AddFormDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

const filters = [{ name: 'formName', label: texts.search }, { name: 'category', label: texts.category }, enabledFilter];
