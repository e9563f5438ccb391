/** The files feature's exports for record screens, and for the team rooms (cards, chat, mail, posts). */
export { AttachButton } from './attach-button';
export { Attachments, SentFiles } from './attachments';
export { RecordFiles } from './record-files';
export { useAttaching } from './use-attaching';
