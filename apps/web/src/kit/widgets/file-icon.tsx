import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
} from '@ant-design/icons';
import { createElement, type ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType>> = {
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  ppt: FilePptOutlined,
  pptx: FilePptOutlined,
  pdf: FilePdfOutlined,
  txt: FileTextOutlined,
  zip: FileZipOutlined,
  rar: FileZipOutlined,
  jpg: FileImageOutlined,
  jpeg: FileImageOutlined,
  png: FileImageOutlined,
  bmp: FileImageOutlined,
};

/** The icon of a file's type. */
export function FileIcon({ suffix }: { suffix: string }) {
  return createElement(icons[suffix] ?? FileOutlined);
}
