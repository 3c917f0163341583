/** A mail server in a process of its own that accepts everything; tells its port, and when as many emails have arrived as it is told. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const wanted = Number(process.argv[2]);
let arrived = 0;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    stream.resume();
    stream.once('end', () => {
      done();
      arrived += 1;
      if (arrived === wanted) process.send?.('all');
    });
  },
});
const listening = server.listen(0, '127.0.0.1', () => {
  process.send?.((listening.address() as AddressInfo).port);
});
process.once('disconnect', () => process.exit());
