import { type IgcErrorCode, igcErrorText } from '@cloudstreet/scoring/igc';
import { type Text, text } from '../http/errors.js';
import { IMAGE_REFUSALS } from '../pictures/image-refusals.js';
import { REFUSALS } from '../stories/store-story.js';

const IGC_CODES: Record<IgcErrorCode, true> = {
  EMPTY_FILE: true,
  BINARY_FILE: true,
  NOT_IGC: true,
  NO_H_RECORD: true,
  H_RECORD_NO_DATE: true,
  NO_FIXES: true,
};

const MEDIA: Readonly<Record<string, Text>> = { ...IMAGE_REFUSALS, ...REFUSALS };

/** A remark as it is kept, in words: a code, and after `CHANGE` the field that was not taken. */
export function remarkText(remark: string): Text {
  const [code = '', field = ''] = remark.split(' ');
  if (code === 'CHANGE') return text('archive.change', { field });
  if (isIgcCode(code)) return (_messages, reader) => igcErrorText(code, reader);
  return MEDIA[code] ?? text('archive.remark', { code });
}

function isIgcCode(code: string): code is IgcErrorCode {
  return Object.hasOwn(IGC_CODES, code);
}
