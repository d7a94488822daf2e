import { BgColorsOutlined } from '@ant-design/icons';
import { backgroundBytes, logoBytes, type TenantLook } from '@zhaocai/model/tenancy/tenant';
import { Button, ColorPicker, Form, Input } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { LookPreview } from './look-preview.tsx';
import { lookTexts as texts } from './look-texts.ts';
import { PictureField } from './picture-field.tsx';
import { carriesWhite } from './readable-on.ts';

export interface LookEditorProps {
  readonly look: TenantLook;
  readonly onChange: (look: TenantLook) => void;
}

const logoLimits = { maxBytes: logoBytes, maxWidth: 256, maxHeight: 256, isTransparent: true };
const backgroundLimits = { maxBytes: backgroundBytes, maxWidth: 1600, maxHeight: 1600, isTransparent: false };
const colours = ['#146fdb', '#0a2447', '#0f766e', '#1b7a34', '#8a1f1f', '#9a5200', '#5b3cc4', '#334155'];

/** Name, slogan, colour and pictures on one side, the page that they make on the other. */
export function LookEditor({ look, onChange }: LookEditorProps) {
  const t = useText();
  const change = (part: Partial<TenantLook>) => onChange({ ...look, ...part });
  const words = (text: string) => (text === '' ? null : text);
  return (
    <div className="tenancy-look">
      <Form layout="vertical" className="kit-form">
        <Form.Item label={t(texts.loginName)} htmlFor="look-name" extra={t(texts.loginNameHelp)}>
          <Input
            id="look-name"
            maxLength={40}
            showCount
            value={look.loginName ?? ''}
            onChange={({ target }) => change({ loginName: words(target.value) })}
          />
        </Form.Item>
        <Form.Item label={t(texts.slogan)} htmlFor="look-slogan">
          <Input
            id="look-slogan"
            maxLength={60}
            showCount
            value={look.slogan ?? ''}
            onChange={({ target }) => change({ slogan: words(target.value) })}
          />
        </Form.Item>
        <Form.Item
          label={t(texts.themeColor)}
          extra={look.themeColor && !carriesWhite(look.themeColor) && t(texts.weak)}
        >
          <ColourChoice value={look.themeColor} onChange={(themeColor) => change({ themeColor })} />
        </Form.Item>
        <Form.Item label={t(texts.logo)} extra={t(texts.logoHelp, { size: logoBytes / 1024 })}>
          <PictureField
            label={t(texts.logo)}
            limits={logoLimits}
            value={look.logo}
            onChange={(logo) => change({ logo })}
          />
        </Form.Item>
        <Form.Item label={t(texts.background)} extra={t(texts.logoHelp, { size: backgroundBytes / 1024 })}>
          <PictureField
            label={t(texts.background)}
            limits={backgroundLimits}
            value={look.background}
            onChange={(background) => change({ background })}
          />
        </Form.Item>
      </Form>
      <div className="tenancy-look-preview">
        <p className="tenancy-quiet">{t(texts.preview)}</p>
        <LookPreview look={look} />
      </div>
    </div>
  );
}

function ColourChoice({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const t = useText();
  return (
    <div className="tenancy-colours">
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={colour}
          aria-pressed={value === colour}
          style={{ backgroundColor: colour }}
          onClick={() => onChange(colour)}
        />
      ))}
      <ColorPicker
        disabledAlpha
        value={value ?? colours[0]}
        onChangeComplete={(colour) => onChange(colour.toHexString().slice(0, 7).toLowerCase())}
      >
        <Button icon={<BgColorsOutlined />} aria-label={t(texts.ownColor)} title={t(texts.ownColor)} />
      </ColorPicker>
      <Button type="text" disabled={value === null} onClick={() => onChange(null)}>
        {t(texts.noColor)}
      </Button>
    </div>
  );
}
