import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { resource } from '@zhaocai/model/kit/resource';
import { chargeStandard } from '@zhaocai/model/quota/charge-standard';
import { readTiers } from '@zhaocai/model/quota/charge-of';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../kit/resource-form/resource-form.tsx';
import { useSaveRow } from '../../kit/resource-page/use-row-work.ts';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { useLastShown } from '../../kit/widgets/use-last-shown.ts';
import { quotaTexts as texts } from './texts.ts';

export type ChargeTask = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly id: string };

const { detail } = resource(chargeStandard);
const { tiers: _tiers, ...fields } = chargeStandard.fields;

interface Band {
  readonly fromPct: string;
  readonly toPct: string;
  readonly price: string;
  readonly multiplier: string;
}
const blank: Band = { fromPct: '', toPct: '', price: '', multiplier: '' };

/** Charges with their bands, in one form. */
export function ChargeDialog({ task: wanted, onClose }: { task: ChargeTask | undefined; onClose: () => void }) {
  const t = useText();
  const task = useLastShown(wanted);
  const form = useRef<ResourceFormHandle>(null);
  return (
    <Dialog
      isOpen={wanted !== undefined}
      title={t(task?.kind === 'edit' ? texts.editCharge : texts.addCharge)}
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      {task?.kind === 'add' && <ChargeForm handle={form} onClose={onClose} />}
      {task?.kind === 'edit' && <StoredCharge id={task.id} handle={form} onClose={onClose} />}
    </Dialog>
  );
}

interface FormProps {
  readonly row?: FormValues;
  readonly handle: React.Ref<ResourceFormHandle>;
  readonly onClose: () => void;
}

function StoredCharge({ id, ...rest }: Omit<FormProps, 'row'> & { readonly id: string }) {
  const query = useEndpoint(detail, { id });
  return <Loaded query={query}>{(row) => <ChargeForm row={{ ...row }} {...rest} />}</Loaded>;
}

function ChargeForm({ row, handle, onClose }: FormProps) {
  const [bands, setBands] = useState(() => bandsOf(row?.tiers));
  // The kit knows the row by its names alone.
  const save = useSaveRow(chargeStandard, row as Parameters<typeof useSaveRow<typeof chargeStandard.fields>>[1]);
  return (
    <ResourceForm
      ref={handle}
      fields={fields}
      row={row}
      initial={{ tierMode: 1, priceUnit: 1, months: 12 }}
      onCancel={onClose}
      onSubmit={async (values) => {
        const isStored = await save({ ...values, tiers: bands.map(tierOf) });
        if (isStored) onClose();
        return isStored;
      }}
    >
      <BandsEditor bands={bands} onChange={setBands} />
    </ResourceForm>
  );
}

interface BandsProps {
  readonly bands: readonly Band[];
  readonly onChange: (bands: readonly Band[]) => void;
}

const columns = ['fromPct', 'toPct', 'price', 'multiplier'] as const;
const names = { fromPct: texts.from, toPct: texts.to, price: texts.price, multiplier: texts.multiplier };

function BandsEditor({ bands, onChange }: BandsProps) {
  const t = useText();
  const change = (at: number, part: Partial<Band>) =>
    onChange(bands.map((band, index) => (index === at ? { ...band, ...part } : band)));
  return (
    <fieldset className="quota-editor kit-form-wide">
      <legend>{t(texts.bands)}</legend>
      <p className="quota-hint">{t(texts.bandsHelp)}</p>
      {bands.map((band, at) => (
        <div className="quota-band" key={at}>
          {columns.map((column) => (
            <Input
              key={column}
              aria-label={t(names[column])}
              prefix={<span className="kit-quiet">{t(names[column])}</span>}
              inputMode="decimal"
              maxLength={12}
              value={band[column]}
              placeholder={column === 'toPct' ? t(texts.noEnd) : undefined}
              onChange={({ target }) => change(at, { [column]: target.value.trim() })}
            />
          ))}
          <Button
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={t(texts.removeBand)}
            disabled={bands.length === 1}
            onClick={() => onChange(bands.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined />}
        disabled={bands.length >= 20}
        onClick={() => onChange([...bands, { ...blank, fromPct: bands.at(-1)?.toPct ?? '0' }])}
      >
        {t(texts.addBand)}
      </Button>
    </fieldset>
  );
}

function bandsOf(stored: unknown): readonly Band[] {
  const tiers = readTiers(stored);
  const bands = tiers.map(({ fromPct, toPct, price, multiplier }) => ({
    fromPct,
    toPct: toPct ?? '',
    price: price ?? '',
    multiplier: multiplier ?? '',
  }));
  return bands.length > 0 ? bands : [{ ...blank, fromPct: '0' }];
}

function tierOf({ fromPct, toPct, price, multiplier }: Band) {
  return { fromPct, toPct: toPct || null, price: price || null, multiplier: multiplier || null };
}
