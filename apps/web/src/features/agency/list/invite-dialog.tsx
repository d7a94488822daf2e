import { resource } from '@zhaocai/model/kit/resource';
import { agencyCooperation } from '@zhaocai/model/agency/agency-cooperation';
import { agencyDirectory } from '@zhaocai/model/agency/cooperation-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { Select } from 'antd';
import { useDeferredValue, useRef, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { RadioGroup } from '../../../kit/widgets/radio-group.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { agencyTexts as texts } from '../texts.ts';

const { save } = resource(agencyCooperation);

const origins = [
  { value: 1, label: texts.onPlatform },
  { value: 2, label: texts.outside },
] as const;

/** An agency of the platform is named there; of one outside everything is typed. */
const { agentName, creditCode, agentTenantId: _number, ...terms } = agencyCooperation.fields;
const ofPlatform: Fields = terms;
const ofOutside: Fields = {
  agentName,
  creditCode,
  ...terms,
  agreementFiles: { ...terms.agreementFiles, required: true },
};

/** Invites an agency, or writes down one with which everything was agreed on paper. */
export function InviteDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const form = useRef<ResourceFormHandle>(null);
  const [origin, setOrigin] = useState(1);
  const [agency, setAgency] = useState<{ value: string; label: string }>();
  const isOutside = origin === 2;
  const saving = useCommand(save, { success: isOutside ? texts.registered : texts.invited });
  const close = () => (form.current ? form.current.cancel() : onClose());
  const submit = async (values: Readonly<Record<string, unknown>>) => {
    if (!isOutside && !agency) {
      notify.warning(t(texts.pickAgency));
      return false;
    }
    const named = isOutside ? {} : { agentTenantId: agency?.value, agentName: agency?.label };
    // The form's fields are the entity's.
    const answer = await saving.run({ ...values, ...named } as Parameters<typeof saving.run>[0]);
    if (answer) {
      setAgency(undefined);
      onClose();
    }
    return answer !== undefined;
  };
  return (
    <Dialog isOpen={isOpen} title={t(texts.invite)} width={administrationWidth} onClose={close}>
      <div className="agency-form">
        <div>
          <span>{t(texts.where)}</span>
          <RadioGroup label={t(texts.where)} choices={origins} value={origin} onChange={setOrigin} isButtons />
        </div>
        {!isOutside && <DirectorySelect value={agency} onChange={setAgency} />}
        <p className="kit-quiet">{t(isOutside ? texts.outsideNote : texts.platformNote)}</p>
      </div>
      <ResourceForm
        key={origin}
        ref={form}
        fields={isOutside ? ofOutside : ofPlatform}
        onCancel={onClose}
        onSubmit={submit}
        submitText={t(texts.ok)}
      />
    </Dialog>
  );
}

interface Chosen {
  readonly value: string;
  readonly label: string;
}

function DirectorySelect({
  value,
  onChange,
}: {
  readonly value: Chosen | undefined;
  readonly onChange: (value: Chosen) => void;
}) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const { data, isFetching } = useEndpoint(
    agencyDirectory,
    { current: 1, size: 20, keyword: useDeferredValue(keyword) },
    { keepPrevious: true },
  );
  const options = (data?.records ?? []).map(({ tenantId, tenantName, cooperationStatus }) => ({
    value: tenantId,
    label: tenantName,
    disabled: cooperationStatus !== null,
  }));
  return (
    <label>
      <span>{t(texts.onPlatform)}</span>
      <Select
        aria-label={t(texts.pickAgency)}
        placeholder={t(texts.pickAgency)}
        style={{ width: '100%' }}
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        loading={isFetching}
        labelInValue
        value={value}
        options={options}
        onChange={onChange}
      />
    </label>
  );
}
