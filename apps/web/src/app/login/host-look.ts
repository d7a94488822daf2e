import type { CSSProperties } from 'react';
import { contrast, textOn } from '../theme/contrast.ts';
import type { HostLook } from './login-queries.ts';

/** What a tenant's look makes of the sign-in page. */
export interface PageLook {
  readonly name: string | undefined;
  readonly slogan: string | undefined;
  readonly logo: string | undefined;
  /** Of the whole page: the colour of its button. */
  readonly page: CSSProperties | undefined;
  /** Of the side beside the form. */
  readonly side: CSSProperties | undefined;
  /** The product's own picture needs a dark, calm ground. */
  readonly hasPicture: boolean;
}

/** Over a picture of theirs, so that what stands on it is read whatever it shows. */
const shade = 'linear-gradient(rgb(6 18 36 / 0.62), rgb(6 18 36 / 0.62))';

export function pageLook({ tenantName, look }: HostLook): PageLook {
  const { loginName, slogan, themeColor, logo, background } = look ?? {};
  const text = themeColor ? textOn(themeColor) : '#ffffff';
  return {
    name: loginName ?? (look && tenantName),
    slogan: slogan ?? undefined,
    logo: logo ?? undefined,
    page: themeColor ? custom({ '--login-primary': themeColor, '--login-on-primary': text }) : undefined,
    side: sideOf(themeColor ?? undefined, background ?? undefined),
    hasPicture: !background && (!themeColor || contrast(themeColor, '#ffffff') >= 7),
  };
}

function sideOf(themeColor: string | undefined, background: string | undefined): CSSProperties | undefined {
  // A data URL of base64, checked when it was stored; the quotes keep it one value.
  if (background) return { background: `${shade}, url("${background}") center / cover no-repeat`, color: '#ffffff' };
  return themeColor ? { background: themeColor, color: textOn(themeColor) } : undefined;
}

/** React takes custom properties, its type does not name them. */
function custom(properties: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return properties;
}
