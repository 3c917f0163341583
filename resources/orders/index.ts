import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined';

/** The orders resource. Its views are separate chunks, which the route table mounts. */
export const orders = { name: 'orders', icon: AssignmentTurnedInIcon };
