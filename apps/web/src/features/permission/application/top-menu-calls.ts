import { resource } from '@zhaocai/contract/kit/resource';
import { topMenu } from '@zhaocai/contract/permission/top-menu';

const { detail } = resource(topMenu);

/** One application. */
export const topMenuDetail = detail;
